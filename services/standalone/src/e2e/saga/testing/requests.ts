import { assembleFindings, planTasks } from '@argint/assembly';
import { findAll, readEssay, WITHOUT_CHECKER } from '@argint/critique-engine';

/** The first text has slips and gets line critiques, and the second gets none. The third is too short for a score. */
const TEXTS = [
  'Everyone wastes alot of water when it is cheap, so the only fair answer is to make it dear. The city could of done so years ago. People notice what they pay, and this depends of the bill that they see. A city that raises its price will see the gardens change within a year. The money can pay for new pipes, and new pipes lose less water than old ones do.',
  'A city may raise the price of water in steps. Some households would then use less of it, though the poorest may have little left to save and need a free amount. Cape Town did both in 2018, and the use of water fell by half in three years. The example suggests that price and allowance work better together than either does alone.',
  'Everyone wastes alot of water when it is cheap, so the only fair answer is to make it dear.',
] as const;
/** Bodies of requests that start an analysis. Model commands refer to them by index. */
export const REQUEST_BODIES = [
  { text: TEXTS[0], analysisType: 'hybrid' },
  { text: TEXTS[1], analysisType: 'hybrid' },
  { text: TEXTS[0], analysisType: 'simple' },
  { text: TEXTS[2], analysisType: 'hybrid' },
] as const;

/** What a worker reports when it completes a task. */
export interface TaskResult {
  taskId: string;
  findingsJson: string;
  /** Number of critiques in the findings. */
  critiques: number;
  /** Whether the findings alone make a score. */
  hasScore: boolean;
}

const resultsByRequest = new Map<string, TaskResult[]>();

/** The result of each task of a request, in the order of its task plan. Runs the engine once per request body. */
export const findTaskResults = ({
  text,
  analysisType,
}: (typeof REQUEST_BODIES)[number]): TaskResult[] => {
  const cached = resultsByRequest.get(text + analysisType);
  if (cached) return cached;
  const essay = readEssay(text, null);
  const results = planTasks(text, analysisType).map((task) => {
    const findings = task.kind === 'engine' ? findAll(essay) : WITHOUT_CHECKER;
    return {
      taskId: task.id,
      findingsJson: JSON.stringify(findings),
      critiques: findings.critiques.length,
      hasScore: Object.values(assembleFindings([findings], { text, analysisType }).scores).some(
        ({ value }) => value !== null,
      ),
    };
  });
  resultsByRequest.set(text + analysisType, results);
  return results;
};

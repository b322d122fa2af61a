import { findFor, planTasks, readEssay } from '@argint/critique-engine';

/** Two short texts, two kinds: what is posted under a key. The second text draws no remark on its lines. */
const TEXTS = [
  'Everyone wastes water when it is cheap, so the only fair answer is to make it dear. It is a well known fact that people notice what they pay. Prices therefore always work.',
  'A city may raise the price of water in steps. Some households would then use less of it, though the poorest may have little left to save and need a free amount.',
] as const;
export const BODIES = [
  { text: TEXTS[0], analysisType: 'hybrid' },
  { text: TEXTS[1], analysisType: 'hybrid' },
  { text: TEXTS[0], analysisType: 'simple' },
] as const;

const worked = new Map<string, { chunkId: string; findingsJson: string; remarks: number }[]>();

/** What a worker would find for each task of a body, in the order of the plan. */
export const workOf = ({ text, analysisType }: (typeof BODIES)[number]) => {
  const known = worked.get(text + analysisType);
  if (known) return known;
  const essay = readEssay(text, null);
  const found = planTasks(text, analysisType).map((task) => {
    const findings = findFor(task.kind, essay, task);
    return {
      chunkId: task.id,
      findingsJson: JSON.stringify(findings),
      remarks: findings.critiques.length,
    };
  });
  worked.set(text + analysisType, found);
  return found;
};

import type { AnalysisType, Findings, LineCritique } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { planTasks } from '../plan-tasks.ts';
import { earlyCritiques } from './early-critiques.ts';
import { selectCritiques } from './select-critiques.ts';

/** Whether a critique quotes the words at its offsets. One without a place does. */
export const isQuoted = (text: string, { start, end, quote }: LineCritique): boolean =>
  start === null || end === null || quote === text.slice(start, end);

/** The critiques to show for the findings of an essay, and those of them that a running job already shows. */
export const critiquesOf = (
  findings: readonly Findings[],
  { text, analysisType }: { text: string; analysisType: AnalysisType },
): { early: LineCritique[]; lineCritiques: LineCritique[] } => {
  const plan = planTasks(text, analysisType);
  const early = findings.flatMap((found) => earlyCritiques(found, plan));
  const quoted = (critiques: LineCritique[]) => critiques.filter((c) => isQuoted(text, c));
  return {
    early,
    lineCritiques: selectCritiques(
      quoted(findings.flatMap((f) => f.critiques)),
      countWords(text),
      quoted(early),
    ),
  };
};

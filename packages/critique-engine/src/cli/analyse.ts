import type { AnalysisResult, AnalysisType } from '@argint/contracts';
import { findGrammar } from '../grammar/find-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { findFor, mergeFindings, planTasks, readEssay } from '../index.ts';

/** The whole of an offline analysis, task by task as the workers do it; grammar only where a checker is given. */
export const analyse = async (
  text: string,
  question: string | null,
  analysisType: AnalysisType,
  grammar: Grammar | null = null,
): Promise<AnalysisResult> => {
  const model = readEssay(text, question);
  const findings = await Promise.all(
    planTasks(text, analysisType).map(async (task) => {
      const found = findFor(task.kind, model, task);
      if (task.kind !== 'lines' || !grammar) return found;
      return {
        ...found,
        critiques: [...found.critiques, ...(await findGrammar(grammar, model, task))],
      };
    }),
  );
  return mergeFindings(findings, { text, analysisType, engine: 'offline', model: null, notes: [] });
};

import type { AnalysisResult, AnalysisType, TextKind } from '@argint/contracts';
import { findGrammar } from '../grammar/find-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { findFor, mergeFindings, planTasks, readEssay } from '../index.ts';

/** A complete offline analysis, task by task as the workers do it. Includes grammar only if a checker is given. */
export const analyse = async (
  text: string,
  question: string | null,
  analysisType: AnalysisType,
  grammar: Grammar | null = null,
  textKind: TextKind | null = null,
): Promise<AnalysisResult> => {
  const model = readEssay(text, question, { textKind });
  const findings = await Promise.all(
    planTasks(text, analysisType).map(async (task) => {
      if (task.kind !== 'grammar' || !grammar) return findFor(task.kind, model, task);
      return {
        kind: task.kind,
        critiques: await findGrammar(grammar, model, task),
        parts: {},
      };
    }),
  );
  return mergeFindings(findings, { text, analysisType, engine: 'offline', model: null, notes: [] });
};

import type { AnalysisResult, AnalysisType, TextKind } from '@argint/contracts';
import { assembleFindings, planTasks } from '@argint/assembly';
import { findFor, type EngineKind } from '../find-for.ts';
import { findGrammar } from '../grammar/find-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { readEssay } from '../read-essay.ts';

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
      const kind = task.kind as EngineKind;
      if (kind !== 'grammar' || !grammar) return findFor(kind, model, task);
      return { kind, critiques: await findGrammar(grammar, model, task) };
    }),
  );
  return assembleFindings(findings, { text, analysisType });
};

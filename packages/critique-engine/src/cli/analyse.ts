import type { AnalysisResult, AnalysisType, Findings, TextKind } from '@argint/contracts';
import { assembleFindings, planTasks } from '@argint/assembly';
import { findAll } from '../findings/find-all.ts';
import { findGrammar } from '../grammar/find-grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { WITHOUT_CHECKER } from '../grammar/without-checker.ts';
import { readWithDictionary } from '../read-with-dictionary.ts';

/** A complete offline analysis, task by task as the workers do it. Includes grammar only if a checker is given. */
export const analyse = async (
  text: string,
  question: string | null,
  analysisType: AnalysisType,
  grammar: Grammar | null = null,
  textKind: TextKind | null = null,
): Promise<AnalysisResult> => {
  const essay = readWithDictionary(text, question, { textKind });
  const findings = await Promise.all(
    planTasks(text, analysisType).map(async (task): Promise<Findings> => {
      if (task.kind === 'engine') return findAll(essay);
      if (!grammar) return WITHOUT_CHECKER;
      return { kind: 'grammar', critiques: await findGrammar(grammar, essay, task) };
    }),
  );
  return assembleFindings(findings, { text, analysisType });
};

import type { AnalysisResult, AnalysisType } from '@argint/contracts';
import { findFor, mergeFindings, planTasks, readEssay } from '../index.ts';

/** The whole of an offline analysis in one call, task by task as the workers do it. */
export const analyse = (
  text: string,
  question: string | null,
  analysisType: AnalysisType,
): AnalysisResult => {
  const model = readEssay(text, question);
  const findings = planTasks(text, analysisType).map((task) => findFor(task.kind, model, task));
  return mergeFindings(findings, { text, analysisType, engine: 'offline', model: null, notes: [] });
};

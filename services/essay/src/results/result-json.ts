import { analysisResultSchema, AppError, type AnalysisResult } from '@argint/contracts';

/** The parsed result. Throws VALIDATION_FAILED, quoting nothing, unless the JSON is an AnalysisResult. */
export const parseResultJson = (json: string): AnalysisResult => {
  try {
    return analysisResultSchema.parse(JSON.parse(json));
  } catch {
    throw new AppError('VALIDATION_FAILED', 'result_json is not an AnalysisResult.');
  }
};

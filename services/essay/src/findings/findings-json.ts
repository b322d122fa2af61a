import { AppError, findingsSchema } from '@argint/contracts';

/** Throws VALIDATION_FAILED, quoting nothing, unless the JSON is a Findings. */
export const checkFindingsJson = (json: string): void => {
  try {
    findingsSchema.parse(JSON.parse(json));
  } catch {
    throw new AppError('VALIDATION_FAILED', 'findings_json is not a Findings.');
  }
};

import { AppError, findingsSchema } from '@argint/contracts';

/**
 * Checks that the JSON is a Findings of contracts.
 * @throws AppError VALIDATION_FAILED with a message that does not quote the JSON
 */
export const checkFindingsJson = (json: string): void => {
  try {
    findingsSchema.parse(JSON.parse(json));
  } catch {
    throw new AppError('VALIDATION_FAILED', 'findings_json is not a Findings.');
  }
};

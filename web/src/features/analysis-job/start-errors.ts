import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { failureMessage, readFailure } from '../../lib/api/api-error.ts';

/** What the error panel says of a failed start: the provider's troubles stay ours (D1 §4). */
export const startErrorMessage = (error: unknown): string => {
  const { status, serverMessage } = readFailure(error);
  if (serverMessage?.includes('AI analysis failed')) return ERRORS.ANALYSIS_FAILED.message;
  if (serverMessage && /AI service|gemini/i.test(serverMessage)) {
    return ERRORS.ANALYSIS_UNAVAILABLE.message;
  }
  if (!serverMessage && status === 403) return ERRORS.FORBIDDEN.message;
  return failureMessage(error, MESSAGES.startFailed);
};

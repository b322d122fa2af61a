import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { readFailure } from '../../lib/api/api-error.ts';

/** 'Failed to fetch essays' with the status, or the network's own wording (D1 §8). */
export const listErrorMessage = (error: unknown): string => {
  const { status } = readFailure(error);
  return status === 0 ? MESSAGES.networkError : `Failed to fetch essays (${status})`;
};

/** Why an essay cannot be shown (D1 §8). */
export const detailErrorMessage = (error: unknown): string => {
  const { status, serverMessage } = readFailure(error);
  if (status === 0) return MESSAGES.networkError;
  if (status === 401) return 'Your session has expired. Please log in again.';
  if (status === 403) return ERRORS.ESSAY_FORBIDDEN.message;
  if (status === 404) return ERRORS.ESSAY_NOT_FOUND.message;
  return serverMessage ? `Failed to fetch essay: ${serverMessage}` : 'Failed to fetch essay';
};

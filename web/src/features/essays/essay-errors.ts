import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { readFailure, withWait } from '../../lib/api/api-error.ts';

/** 'Failed to fetch essays' with the status, or the network error (D1 §8). */
export const listErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status } = failure;
  return status === 0
    ? MESSAGES.networkError
    : withWait(`Failed to fetch essays (${status})`, failure);
};

/** Says why an essay cannot be shown (D1 §8). */
export const detailErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status, serverMessage } = failure;
  if (status === 0) return MESSAGES.networkError;
  if (status === 401) return 'Your session has expired. Please log in again.';
  if (status === 403) return ERRORS.ESSAY_FORBIDDEN.message;
  if (status === 404) return ERRORS.ESSAY_NOT_FOUND.message;
  return withWait(
    serverMessage ? `Failed to fetch essay: ${serverMessage}` : 'Failed to fetch essay',
    failure,
  );
};

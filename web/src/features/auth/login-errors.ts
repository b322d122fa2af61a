import { ERRORS } from '@argint/contracts/errors';
import { readFailure, withWait } from '../../lib/api/api-error.ts';

/** The message for a failed sign-in (D2 §8), with the time to wait where the server gives one. */
export const loginErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status, serverMessage } = failure;
  if (serverMessage === null && status !== 401 && status !== 400 && status !== 500) {
    return ERRORS.UNAVAILABLE.message;
  }
  if (status === 401) return ERRORS.INVALID_CREDENTIALS.message;
  if (status === 400) return serverMessage ?? 'Please check your email and password format.';
  if (status === 500) return ERRORS.INTERNAL.message;
  return withWait(serverMessage ?? 'Login failed', failure);
};

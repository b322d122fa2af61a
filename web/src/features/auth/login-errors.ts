import { ERRORS } from '@argint/contracts/errors';
import { readFailure } from '../../lib/api/api-error.ts';

/** A failed sign-in in the catalogue's words (D2 §8). */
export const loginErrorMessage = (error: unknown): string => {
  const { status, serverMessage } = readFailure(error);
  if (serverMessage === null && status !== 401 && status !== 400 && status !== 500) {
    return ERRORS.UNAVAILABLE.message;
  }
  if (status === 401) return ERRORS.INVALID_CREDENTIALS.message;
  if (status === 400) return serverMessage ?? 'Please check your email and password format.';
  if (status === 500) return ERRORS.INTERNAL.message;
  return serverMessage ?? 'Login failed';
};

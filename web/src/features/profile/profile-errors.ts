import { failureMessage, readFailure } from '../../lib/api/api-error.ts';

/** Why the profile could not be loaded (D2 §8). */
export const profileErrorMessage = (error: unknown): string => {
  const { status, serverMessage } = readFailure(error);
  if (status === 403) return 'Session expired. Please log in again.';
  if (status === 401) return 'Authentication failed. Please log in again.';
  if (serverMessage === null && status > 0) return `Server error: ${status}`;
  return failureMessage(error);
};

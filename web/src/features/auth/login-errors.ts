import { ERRORS } from '@argint/contracts/errors';
import { readFailure, serverText, withWait } from '../../lib/api/api-error.ts';
import { t } from '../../lib/i18n/text.ts';

/** The message for a failed sign-in (D2 §8), with the time to wait where the server gives one. */
export const loginErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status, isJson } = failure;
  if (status === 401) return t(ERRORS.INVALID_CREDENTIALS.message);
  if (status === 400)
    return serverText(failure) ?? t('Please check your email and password format.');
  if (status === 500) return t(ERRORS.INTERNAL.message);
  if (!isJson) return t(ERRORS.UNAVAILABLE.message);
  return withWait(serverText(failure) ?? t('Login failed'), failure);
};

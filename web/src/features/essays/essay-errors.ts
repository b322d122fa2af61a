import { ERRORS } from '@argint/contracts/errors';
import { MESSAGES } from '@argint/contracts/messages';
import { readFailure, serverText, withWait } from '../../lib/api/api-error.ts';
import { t, translateKnown } from '../../lib/i18n/text.ts';

/** 'Failed to fetch essays' with the status, or the network error (D1 §8). */
export const listErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status } = failure;
  return status === 0
    ? t(MESSAGES.networkError)
    : withWait(t('Failed to fetch essays ({{status}})', { status: String(status) }), failure);
};

/** Says why an essay cannot be shown (D1 §8). */
export const detailErrorMessage = (error: unknown): string => {
  const failure = readFailure(error);
  const { status } = failure;
  const reason = serverText(failure);
  if (status === 0) return t(MESSAGES.networkError);
  if (status === 401) return t('Your session has expired. Please log in again.');
  if (status === 403) return translateKnown(ERRORS.ESSAY_FORBIDDEN.message);
  if (status === 404) return translateKnown(ERRORS.ESSAY_NOT_FOUND.message);
  return withWait(
    reason ? t('Failed to fetch essay: {{reason}}', { reason }) : t('Failed to fetch essay'),
    failure,
  );
};

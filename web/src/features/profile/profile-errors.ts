import { failureMessage, readFailure } from '../../lib/api/api-error.ts';
import { t } from '../../lib/i18n/text.ts';

/** Why the profile could not be loaded (D2 §8). */
export const profileErrorMessage = (error: unknown): string => {
  const { status, serverMessage } = readFailure(error);
  if (status === 403) return t('Session expired. Please log in again.');
  if (status === 401) return t('Authentication failed. Please log in again.');
  if (!serverMessage && status > 0)
    return t('Server error: {{status}}', { status: String(status) });
  return failureMessage(error);
};

import { t } from '../../../lib/i18n/text.ts'; /** 'Good morning' before noon, 'Good afternoon' before six, else 'Good evening'; `hour` is 0 to 23. */
export const greeting = (hour: number): string => {
  if (hour >= 4 && hour < 12) return t('Good morning');
  return hour >= 12 && hour < 18 ? t('Good afternoon') : t('Good evening');
};

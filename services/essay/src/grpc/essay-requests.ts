import { AppError } from '@argint/contracts';

/** Throws VALIDATION_FAILED for an empty field. */
export const required = (value: string, field: string): string => {
  if (value === '') throw new AppError('VALIDATION_FAILED', `${field} is required.`);
  return value;
};

/** Throws VALIDATION_FAILED for less than a day. */
export const days = (value: number): number => {
  if (value < 1) throw new AppError('VALIDATION_FAILED', 'history_days is at least 1.');
  return value;
};

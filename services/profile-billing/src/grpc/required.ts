import { AppError } from '@argint/contracts';

/** A fault of the caller's message. */
export const invalid = (message: string): AppError => new AppError('VALIDATION_FAILED', message);

/** A field that must not be empty. @throws AppError VALIDATION_FAILED */
export const required = (value: string, name: string): string => {
  if (value === '') throw invalid(`${name} is required`);
  return value;
};

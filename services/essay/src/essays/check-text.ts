import { AppError, ESSAY_MAX_CHARS, MESSAGES } from '@argint/contracts';

/**
 * Refuses a text that cannot be stored exactly as given.
 * @throws AppError VALIDATION_FAILED for an empty text, one over `max` UTF-16 units, or half a character
 */
export const checkText = (text: string, max: number = ESSAY_MAX_CHARS): void => {
  if (text === '') throw new AppError('VALIDATION_FAILED', MESSAGES.essayEmpty);
  if (text.length > max) throw new AppError('VALIDATION_FAILED', MESSAGES.essayTooLong);
  // UTF-8 would turn a lone surrogate into another character.
  if (!text.isWellFormed())
    throw new AppError('VALIDATION_FAILED', 'The text holds half a character (a lone surrogate).');
};

import { AppError } from '@argint/contracts';

/** Longest JSON of an answer, in UTF-16 units. */
const ANSWER_MAX_CHARS = 400_000;
const KEY = /^[0-9a-f]{64}$/;

/** @throws AppError VALIDATION_FAILED unless the key is a SHA-256 digest in lower-case hex */
export const checkKey = (key: string): void => {
  if (!KEY.test(key)) throw new AppError('VALIDATION_FAILED', 'key is 64 lower-case hex digits.');
};

/**
 * Checks that an answer is JSON of at most 400,000 characters.
 * @throws AppError VALIDATION_FAILED with a message that does not quote the answer
 */
export const checkAnswerJson = (json: string): void => {
  if (json.length > ANSWER_MAX_CHARS)
    throw new AppError('VALIDATION_FAILED', 'answer_json has more than 400,000 characters.');
  try {
    JSON.parse(json);
  } catch {
    throw new AppError('VALIDATION_FAILED', 'answer_json is not JSON.');
  }
};

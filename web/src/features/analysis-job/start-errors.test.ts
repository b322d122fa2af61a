import { describe, expect, test } from '@jest/globals';
import { failure } from '../../testing/fake-server.ts';
import { isFinalRefusal, startFailureOf } from './start-errors.ts';

describe('startFailureOf', () => {
  test.each([
    [500, 'AI analysis failed: timeout', 'Analysis failed. Please try again.'],
    [
      503,
      'Gemini quota exceeded',
      'Our essay analysis service is temporarily unavailable. Please try again later.',
    ],
    [
      503,
      'AI service down',
      'Our essay analysis service is temporarily unavailable. Please try again later.',
    ],
    [403, 'Your plan allows 3,000 words', 'Your plan allows 3,000 words'],
    [403, null, 'Access denied. Please check your subscription.'],
    [500, null, 'Failed to start analysis'],
  ])(
    'status %i with the error %j shows the message of the error catalogue',
    (status, error, message) => {
      const data = error === null ? null : failure(error);
      expect(startFailureOf({ status, data }).message).toBe(message);
    },
  );
  test('a lost network does not claim that the analysis did not start', () => {
    expect(startFailureOf({ status: 'FETCH_ERROR', error: 'TypeError' })).toEqual({
      title: 'The server did not answer',
      message: 'Network error. Please check your connection.',
      nextStep: expect.stringContaining('never charged twice'),
      remedy: 'again',
    });
  });
  test('too many open analyses: says what the student can do', () => {
    const data = failure('You already have 3 analyses running.', 'TOO_MANY_OPEN_ANALYSES');
    expect(startFailureOf({ status: 429, data, retryAfterSeconds: 30 })).toEqual({
      title: 'The analysis did not start',
      message: 'You already have 3 analyses running.',
      nextStep: 'Wait until one of them has finished, or cancel one. Then send this essay again.',
      remedy: 'again',
    });
  });
  test('a rate limit says how long to wait', () => {
    const data = failure('Too many requests. Please try again later.', 'RATE_LIMITED');
    expect(startFailureOf({ status: 429, data, retryAfterSeconds: 40 }).nextStep).toBe(
      'You can try again in 40 seconds.',
    );
  });
});

describe('isFinalRefusal', () => {
  test.each([
    [400, 'VALIDATION_FAILED', true],
    [402, 'PAYMENT_REQUIRED', true],
    [403, 'WORD_LIMIT', true],
    [409, 'IDEMPOTENCY_CONFLICT', true],
    [409, 'CONFLICT', false],
    [401, 'INVALID_TOKEN', false],
    [429, 'RATE_LIMITED', false],
    [500, 'INTERNAL', false],
    [503, 'UNAVAILABLE', false],
  ])('%i %s is a final refusal: %s', (status, code, isFinal) => {
    expect(isFinalRefusal({ status, data: failure('x', code) })).toBe(isFinal);
  });
  test('a request without an answer is not a final refusal', () => {
    expect(isFinalRefusal({ status: 'TIMEOUT_ERROR' })).toBe(false);
  });
});

import { describe, expect, test } from '@jest/globals';
import { failure } from '../../test/fake-server.ts';
import { startErrorMessage } from './start-errors.ts';

describe('startErrorMessage', () => {
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
  ])('status %i with %j', (status, error, message) => {
    expect(startErrorMessage({ status, data: failure(error) })).toBe(message);
  });
  test('a lost network is named as such', () => {
    expect(startErrorMessage({ status: 'FETCH_ERROR', error: 'TypeError' })).toBe(
      'Network error. Please check your connection.',
    );
  });
});

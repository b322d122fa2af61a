import { expect, test } from '@jest/globals';
import { failureMessage } from './api-error.ts';

const error = (text: string) => ({ success: false, error: text, code: 'X', requestId: 'r' });

test.each([
  ['the server’s error first', { status: 500, data: error('It broke') }, undefined, 'It broke'],
  [
    'without an answer the network error',
    { status: 'FETCH_ERROR', error: 'TypeError' },
    'Another',
    'Network error. Please check your connection.',
  ],
  [
    'without an answer in time the network error, not the exception',
    { status: 'TIMEOUT_ERROR', error: 'AbortError: signal timed out' },
    'Another',
    'Network error. Please check your connection.',
  ],
  ['else the fallback', { status: 502, data: '<html>' }, 'Another', 'Another'],
  ['else the status', { status: 502, data: '<html>' }, undefined, 'HTTP 502: Request failed'],
  [
    'with how long to wait',
    { status: 503, data: error('Too busy.'), retryAfterSeconds: 40 },
    undefined,
    'Too busy. You can try again in 40 seconds.',
  ],
])('a failed call says %s', (_what, failure, fallback, words) => {
  expect(failureMessage(failure, fallback)).toBe(words);
});

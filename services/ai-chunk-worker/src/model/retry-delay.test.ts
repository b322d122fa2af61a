import { describe, expect, test } from '@jest/globals';
import { retryAfterMs } from './retry-after-header.ts';
import { retryDelay } from './retry-delay.ts';
import { serverDelayMs } from '../gemini/server-delay.ts';

describe('the delay before another attempt', () => {
  test('doubles from one second to eight, and up to half of it is random', () => {
    const longest = [1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, null, 0));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
    expect([1, 2, 3].map((attempt) => retryDelay(attempt, null, 1))).toEqual([500, 1_000, 2_000]);
  });

  test('is never shorter than the server’s delay, and at most a tenth longer', () => {
    expect(retryDelay(1, 30_000, 0)).toBe(30_000);
    expect(retryDelay(1, 30_000, 1)).toBe(33_000);
    expect(retryDelay(4, 10, 0)).toBe(8_000);
  });
});

describe('the delay that a server asks for', () => {
  const info = (retryDelay: unknown) => ({
    '@type': 'type.googleapis.com/google.rpc.RetryInfo',
    retryDelay,
  });

  test.each([
    [[{ '@type': 'type.googleapis.com/google.rpc.Help' }, info('34.074824224s')], 34_075],
    [[info('2s')], 2_000],
    [[info('soon')], null],
    [[info(2)], null],
    [[], null],
    ['2s', null],
    [undefined, null],
  ])('the error details %j ask for %j ms', (details, ms) =>
    expect(serverDelayMs(details)).toBe(ms),
  );

  test.each([
    ['2', 2_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    [undefined, null],
  ])('the Retry-After header %j asks for %j ms', (value, ms) =>
    expect(retryAfterMs(value, Date.parse('2026-11-21T12:00:00Z'))).toBe(ms),
  );
});

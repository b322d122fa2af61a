import { describe, expect, test } from '@jest/globals';
import { fixedClock } from '@argint/testkit';
import { createVerifiedCache } from './verified-cache.ts';

const verified = (clock: { now: () => Date }, seconds: number) => ({
  userId: 'u1',
  sid: 's1',
  issuedAt: clock.now(),
  expiresAt: new Date(clock.now().getTime() + seconds * 1_000),
});

describe('the cache of verified tokens', () => {
  test('keeps a token for a minute', () => {
    const clock = fixedClock();
    const cache = createVerifiedCache(clock.now);
    const token = verified(clock, 3_600);
    cache.add('t', token);
    clock.advance(59);
    expect([cache.get('t'), cache.get('other')]).toEqual([token, undefined]);
    clock.advance(1);
    expect(cache.get('t')).toBeUndefined();
  });

  test('does not keep a token after it has expired', () => {
    const clock = fixedClock();
    const cache = createVerifiedCache(clock.now);
    cache.add('t', verified(clock, 5));
    clock.advance(5);
    expect(cache.get('t')).toBeUndefined();
  });

  test('drops the oldest token when it is full', () => {
    const clock = fixedClock();
    const cache = createVerifiedCache(clock.now);
    for (let i = 0; i <= 10_000; i += 1) cache.add(`t${i}`, verified(clock, 60));
    expect([cache.get('t0') === undefined, cache.get('t10000') === undefined]).toEqual([
      true,
      false,
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { aToken } from '../../testing/builders.ts';
import { isLive, tokenExpiry } from './token.ts';

describe('a token', () => {
  test('is valid until it expires', () => {
    const token = aToken(60);
    expect(isLive(token, Date.now())).toBe(true);
    expect(isLive(token, Date.now() + 61_000)).toBe(false);
  });
  test.each(['', 'a.b', 'a.b.c', 'a..c', `${btoa('{}')}.${btoa('{"exp":"soon"}')}.c`])(
    '%j is not a token',
    (text) => expect(tokenExpiry(text)).toBeNull(),
  );
});

import { describe, expect, test } from '@jest/globals';
import { aToken } from '../../test/builders.ts';
import { isLive, tokenExpiry } from './token.ts';

describe('a token', () => {
  test('is live until its expiry', () => {
    const token = aToken(60);
    expect(isLive(token, Date.now())).toBe(true);
    expect(isLive(token, Date.now() + 61_000)).toBe(false);
  });
  test.each(['', 'a.b', 'a.b.c', 'a..c', `${btoa('{}')}.${btoa('{"exp":"soon"}')}.c`])(
    '%j is not one',
    (text) => expect(tokenExpiry(text)).toBeNull(),
  );
});

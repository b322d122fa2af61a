import { describe, expect, test } from '@jest/globals';
import { argon2Hash, argon2Matches } from './argon2-hash.ts';
import { createPasswordHasher } from './password-hasher.ts';

describe('a password hash', () => {
  test('is argon2id with its costs and its own salt', async () => {
    const [a, b] = await Promise.all([argon2Hash('pass word'), argon2Hash('pass word')]);
    expect(a).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(a).not.toBe(b);
  });

  test('matches its password alone, composed or decomposed', async () => {
    const hash = await argon2Hash('caf\u00e9');
    expect(await argon2Matches('cafe\u0301', hash)).toBe(true);
    expect(await argon2Matches('cafe', hash)).toBe(false);
  });

  test('agrees with the reference vector of the argon2 command line tool', async () => {
    const encoded =
      '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await argon2Matches('password', encoded)).toBe(true);
  });

  test.each(['', 'plain', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA'])(
    'a text that is no password hash matches nothing: %p',
    async (encoded) => {
      expect(await argon2Matches('', encoded)).toBe(false);
    },
  );

  test('a missing hash matches no password, not even the empty one', async () => {
    const hasher = await createPasswordHasher();
    expect(await hasher.matches('', null)).toBe(false);
  });
});

test('two passwords are hashed at a time, 128 wait, and the next is refused at once', async () => {
  const hasher = await createPasswordHasher();
  let ended = 0;
  const accepted = Array.from({ length: 130 }, () =>
    hasher.matches('x', null).finally(() => (ended += 1)),
  );
  expect(hasher.waiting()).toBe(128);
  await expect(hasher.matches('x', null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(hasher.hash('x')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(ended).toBe(0);
  await Promise.all(accepted);
  expect(hasher.waiting()).toBe(0);
}, 60_000);

import { expect, test } from '@jest/globals';
import { argon2Hash } from '../passwords/argon2-hash.ts';
import { ann, openAuth } from '../testing/auth-harness.ts';
import {
  createAuthFindings,
  passwordHashFinding,
  signingKeyFinding,
  signInFindings,
} from './auth-findings.ts';

const now = new Date('2026-11-22T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000);

test.each([
  [1, 'prime256v1', 'passed'],
  [97, 'prime256v1', 'passed'],
  [98, 'prime256v1', 'failed'],
  [1, 'secp256k1', 'failed'],
])('a signing key of %i days on the curve %s: %s', (days, curve, status) => {
  expect(signingKeyFinding(daysAgo(days), now, curve)).toMatchObject({ status });
});

test.each([
  ['another algorithm', '$2b$12$abcdefghijklmnopqrstuv'],
  [
    'less memory',
    '$argon2id$v=19$m=4096,t=3,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  ],
  [
    'one pass',
    '$argon2id$v=19$m=19456,t=1,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  ],
])('one stored hash with %s fails the check', async (_name, weak) => {
  const good = await argon2Hash('a password');
  expect(passwordHashFinding([good])).toMatchObject({ status: 'passed' });
  expect(passwordHashFinding([good, weak])).toMatchObject({ status: 'failed' });
});

test('a policy of six characters and a high limit on guesses fail their checks', () => {
  const statuses = (policy: 'standard' | 'strict', points: number) =>
    signInFindings({ PASSWORD_POLICY: policy, RATE_LIMIT_LOGIN: { points, seconds: 600 } }).map(
      ({ status }) => status,
    );
  expect(statuses('strict', 60)).toEqual(['passed', 'passed']);
  expect(statuses('standard', 601)).toEqual(['failed', 'failed']);
});

test('a deleted account does not count as a weak hash, and another weak one is still found', async () => {
  const auth = await openAuth();
  try {
    const findings = createAuthFindings({
      users: auth.users,
      keys: auth.keys,
      config: { PASSWORD_POLICY: 'strict', RATE_LIMIT_LOGIN: { points: 60, seconds: 600 } },
      clock: auth.clock.now,
    });
    const status = async () =>
      (await findings()).find(({ id }) => id === 'password-hashing')?.status;
    const { user } = await auth.register(ann);
    await auth.deletion.deleteAccount(user._id, ann.password);
    expect((await auth.users.get(user._id))?.deletedAt).not.toBeNull();
    expect(await status()).toBe('passed');
    // The harness does not hash passwords.
    await auth.register({ ...ann, username: 'Ben', email: 'ben@example.org' });
    expect(await status()).toBe('failed');
  } finally {
    await auth.close();
  }
});

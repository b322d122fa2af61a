import { MESSAGES } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, openAuth } from '../testing/auth-harness.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
beforeEach(async () => {
  auth = await openAuth();
});
afterEach(() => auth.close());

const wrong = (address = '10.0.0.1', email = ann.email) =>
  auth.accounts.login(email, 'wrong', address);
const wrongTimes = async (times: number, address?: string): Promise<void> => {
  for (let i = 0; i < times; i += 1)
    await expect(wrong(address)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
};

describe('registering', () => {
  test('stores the account and its event, which holds the id alone, in one document', async () => {
    const { user, session } = await auth.register({ ...ann, ageConfirmed: true });
    const stored = await auth.users.get(user._id);
    expect(stored).toMatchObject({ username: 'Ann', email: ann.email, ageConfirmed: true });
    expect(stored?.outbox).toMatchObject([{ type: 'users.registered' }]);
    expect(stored?.outbox[0]?.data).toEqual({ userId: user._id });
    expect(session.expiresAt).toEqual(new Date('2026-11-22T12:00:00.000Z'));
  });

  test.each([
    ['e-mail', { username: 'Other', email: 'ANN@EXAMPLE.ORG' }, 'EMAIL_TAKEN'],
    ['username', { username: 'aNN', email: 'other@example.org' }, 'USERNAME_TAKEN'],
  ])('refuses an %s in use, in any letter case', async (_what, change, code) => {
    await auth.register(ann);
    await expect(auth.register({ ...ann, ...change })).rejects.toMatchObject({ code });
  });

  test('two concurrent registrations with one e-mail create one account', async () => {
    const all = await Promise.allSettled(
      ['A-1', 'A-2', 'A-3'].map((username) => auth.register({ ...ann, username })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('checks its input, whichever service calls', async () => {
    await expect(auth.register({ ...ann, password: '12345' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: MESSAGES.passwordTooShort,
    });
  });

  test('registering under 16, with a common password or a reserved username is refused', async () => {
    for (const [change, message] of [
      [{ ageConfirmed: false }, MESSAGES.tooYoung],
      [{ password: '123456' }, MESSAGES.passwordCommon],
      [{ username: 'admin' }, MESSAGES.usernameReserved],
    ] as const)
      await expect(auth.register({ ...ann, ...change })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message,
      });
  });

  test('asks for more of a password under the strict policy', async () => {
    const strict = await openAuth('strict');
    await expect(strict.register(ann)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: MESSAGES.passwordStrict,
    });
    await expect(strict.register({ ...ann, password: 'Secret12' })).rejects.toMatchObject({
      message: MESSAGES.passwordCommon,
    });
    await strict.register({ ...ann, password: 'Secret Garden 12' });
    await strict.close();
  });
});

describe('logging in', () => {
  beforeEach(async () => {
    await auth.register(ann);
  });

  test('takes the e-mail in any letter case', async () => {
    const { user } = await auth.accounts.login(' ann@example.ORG', ann.password, '10.0.0.1');
    expect(user.username).toBe('Ann');
  });

  test('checks a password for an unknown account too, and answers the same', async () => {
    await expect(wrong('10.0.0.1', 'nobody@example.org')).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(auth.hasher.checks).toBe(1);
  });

  test('five wrong passwords lock an account for 15 minutes, even for the right one', async () => {
    await wrongTimes(5);
    auth.clock.advance(1);
    await expect(auth.accounts.login(ann.email, ann.password, '10.0.0.1')).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
      details: { retryAfterSeconds: 899 },
    });
    expect(auth.hasher.checks).toBe(5);
    auth.clock.advance(899);
    await auth.accounts.login(ann.email, ann.password, '10.0.0.1');
  });

  test('an account is locked for that address alone', async () => {
    await wrongTimes(5);
    await auth.accounts.login(ann.email, ann.password, '10.0.0.2');
  });

  test('counts guesses made at the same time', async () => {
    await Promise.allSettled(Array.from({ length: 20 }, () => wrong()));
    expect(auth.hasher.checks).toBe(5);
  });

  test('sign-ins with the right password are never refused, however many come at once', async () => {
    const right = () => auth.accounts.login(ann.email, ann.password, '10.0.0.1');
    await Promise.all(Array.from({ length: 20 }, right));
    const others = Array.from({ length: 150 }, (_, i) => `B-${i}`);
    for (const username of others)
      await auth.register({ ...ann, username, email: `${username}@example.org` });
    await Promise.all(
      others.map((name) => auth.accounts.login(`${name}@example.org`, ann.password, '10.0.0.1')),
    );
  });

  test('forgets wrong passwords after the right one, and after 15 minutes', async () => {
    await wrongTimes(4);
    await auth.accounts.login(ann.email, ann.password, '10.0.0.1');
    await wrongTimes(4);
    auth.clock.advance(15 * 60);
    await wrongTimes(4);
  });

  test('counts nothing where the password could not be checked', async () => {
    auth.hasher.isBusy = true;
    for (let i = 0; i < 6; i += 1) await expect(wrong()).rejects.toThrow('busy');
    auth.hasher.isBusy = false;
    await auth.accounts.login(ann.email, ann.password, '10.0.0.1');
  });
});

describe('finding accounts', () => {
  test('finds the account of an e-mail address, or none', async () => {
    const { user } = await auth.register(ann);
    expect((await auth.accounts.verifyAccount('ann@example.org'))?._id).toBe(user._id);
    expect(await auth.accounts.verifyAccount('nobody@example.org')).toBeNull();
  });

  test('looking up an e-mail takes the same time whether it has an account or not', async () => {
    await auth.register(ann);
    for (const email of [ann.email, 'nobody@example.org']) {
      const begun = performance.now();
      await auth.accounts.verifyAccount(email);
      // A timer may fire a fraction of a millisecond early.
      expect(performance.now() - begun).toBeGreaterThan(19);
    }
  });

  test('finding an account by an unknown id or e-mail is NOT_FOUND', async () => {
    await expect(auth.accounts.getUser('none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(auth.accounts.findByEmail('no@x.org')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

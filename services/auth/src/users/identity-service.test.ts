import { MESSAGES } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, openAuth } from '../testing/auth-harness.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
let annId: string;
beforeEach(async () => {
  auth = await openAuth();
  annId = (await auth.register(ann)).user._id;
});
afterEach(() => auth.close());

const bob = { ...ann, username: 'Bob', email: 'bob@example.org' };
const change = (identity: { username: string; email: string }, userId = annId) =>
  auth.identities.updateIdentity(userId, identity, ann.password);
const login = (email: string) => auth.accounts.login(email, ann.password, '10.0.0.8');

describe('changing username and e-mail address', () => {
  test('the new address signs in and the old one no longer does', async () => {
    const identity = { username: 'Anna', email: ' Anna@Example.org ' };
    const user = await change(identity);
    expect(user).toMatchObject({ username: 'Anna', email: 'Anna@Example.org' });
    expect((await login('anna@example.org')).user._id).toBe(annId);
    await expect(login(ann.email)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test.each([
    ['e-mail', { username: 'Ann', email: 'BOB@example.org' }, 'EMAIL_TAKEN'],
    ['username', { username: 'bOB', email: ann.email }, 'USERNAME_TAKEN'],
    ['both', { username: 'Bob', email: 'bob@example.org' }, 'EMAIL_TAKEN'],
  ])('another account’s %s is refused, in any letter case', async (_what, identity, code) => {
    await auth.register(bob);
    await expect(change(identity)).rejects.toMatchObject({ code });
    expect((await login(ann.email)).user.username).toBe('Ann');
  });

  test('repeating the same change writes nothing', async () => {
    const identity = { username: 'Anna', email: 'anna@example.org' };
    const first = await change(identity);
    expect((await change(identity)).version).toBe(first.version);
  });

  test('checks its input, whichever service calls', async () => {
    const identity = { username: 'support', email: 'a@example.org' };
    await expect(change(identity)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message: MESSAGES.usernameReserved,
    });
  });

  test('the old address is kept for a day, for the mail that goes there', async () => {
    const changeTo = async (email: string): Promise<string> => {
      const { outbox } = await change({ username: 'Ann', email });
      const events = outbox.filter(({ type }) => type === 'users.emails.changed');
      return (events.at(-1)?.data as { changeId: string }).changeId;
    };
    const first = await changeTo('thief@example.org');
    const second = await changeTo('other@example.org');
    expect(await auth.identities.oldEmail(annId, first)).toBe(ann.email);
    expect(await auth.identities.oldEmail(annId, second)).toBe('thief@example.org');
    await expect(auth.identities.oldEmail('nobody', first)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    auth.clock.advance(25 * 3_600);
    await expect(auth.identities.oldEmail(annId, first)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await auth.identities.forgetOldEmails();
    expect(await auth.users.get(annId)).toMatchObject({ oldEmails: [], oldEmailsUntil: null });
  });

  test('many changes do not push out the first address', async () => {
    const changed = await change({
      username: 'Ann',
      email: 'thief@example.org',
    });
    const { changeId } = changed.oldEmails[0] ?? { changeId: '' };
    for (let n = 0; n < 12; n += 1) await change({ username: 'Ann', email: `t${n}@example.org` });
    expect(await auth.identities.oldEmail(annId, changeId)).toBe(ann.email);
    expect((await auth.users.get(annId))?.oldEmails).toHaveLength(10);
  });

  test('a new username, or other letters of the same address, send no mail', async () => {
    await auth.publishEvents();
    for (const identity of [
      { username: 'Anna', email: ann.email },
      { username: 'Anna', email: ann.email.toUpperCase() },
    ])
      expect((await change(identity)).outbox).toEqual([]);
  });

  test('nothing of an old address is left once the account is deleted', async () => {
    await change({ username: 'Ann', email: 'new@example.org' });
    await auth.deletion.deleteAccount(annId, ann.password);
    expect(JSON.stringify(await auth.users.get(annId))).not.toMatch(/example\.org/i);
  });

  test('an unknown account is not found', async () => {
    const identity = { username: 'Anna', email: 'anna@example.org' };
    await expect(change(identity, 'nobody')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('another e-mail address needs the current password', () => {
  const anna = { username: 'Ann', email: 'anna@example.org' };
  const changeWith = (currentPassword: string | null, identity = anna) =>
    auth.identities.updateIdentity(annId, identity, currentPassword);
  const emailNow = async () => (await auth.users.get(annId))?.email;

  test.each([null, ''])(
    'without one (%j) it is refused, and nothing counts as failed',
    async (none) => {
      const before = auth.hasher.checks;
      await expect(changeWith(none)).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        message: 'Current password is required',
      });
      expect(await emailNow()).toBe(ann.email);
      expect(auth.hasher.checks).toBe(before);
    },
  );

  test('a wrong one is refused, and five lock such changes, but no sign-in', async () => {
    for (let n = 0; n < 5; n += 1)
      await expect(changeWith('wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(changeWith(ann.password)).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await login(ann.email);
    expect(await emailNow()).toBe(ann.email);
  });

  test('a wrong one does not tell whether the other address has an account', async () => {
    await auth.register(bob);
    await expect(changeWith('wrong', { username: 'Ann', email: bob.email })).rejects.toMatchObject({
      code: 'WRONG_PASSWORD',
    });
  });

  test('a username, or other letters of the same address, change without one', async () => {
    const identity = { username: 'Anna', email: ann.email.toUpperCase() };
    expect(await changeWith(null, identity)).toMatchObject(identity);
  });

  test('a password that changes during the check changes no address', async () => {
    const { matches } = auth.hasher;
    auth.hasher.matches = async (password, encoded) => {
      const isRight = await matches(password, encoded);
      await auth.users.update(annId, (doc) => ({ ...doc, passwordEpoch: doc.passwordEpoch + 1 }));
      return isRight;
    };
    await expect(changeWith(ann.password)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await emailNow()).toBe(ann.email);
  });
});

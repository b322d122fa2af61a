import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, HOME_ADDRESS, openAuth } from '../testing/auth-harness.ts';

describe('deleting an account', () => {
  let auth: Awaited<ReturnType<typeof openAuth>>;
  let userId: string;
  let refreshToken: string;
  beforeEach(async () => {
    auth = await openAuth();
    const { user, session } = await auth.register(ann);
    userId = user._id;
    ({ refreshToken } = session);
  });
  afterEach(() => auth.close());
  const remove = (password = ann.password) => auth.deletion.deleteAccount(userId, password);
  const stored = () => auth.users.get(userId);

  test('needs the right password, and five wrong ones lock for a while', async () => {
    for (let i = 0; i < 5; i += 1)
      await expect(remove('wrong')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(remove()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    expect(await stored()).toMatchObject({ deletedAt: null, email: ann.email });
  });

  test('leaves nothing of the person, ends every session and tells the other services once', async () => {
    const again = await auth.accounts.login(ann.email, ann.password, HOME_ADDRESS);
    await remove();
    const left = await stored();
    expect(JSON.stringify(left)).not.toMatch(/ann|example|hash of/i);
    expect(left?.outbox.map(({ type }) => type)).toEqual(['users.registered', 'users.deleted']);
    for (const token of [refreshToken, again.session.refreshToken])
      await expect(auth.accounts.refresh(token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await auth.sessions.listRevoked()).toHaveLength(2);
    await expect(remove()).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test('nobody finds or signs in to the account afterwards', async () => {
    await remove();
    expect(await auth.accounts.verifyAccount(ann.email)).toBeNull();
    for (const call of [
      () => auth.accounts.getUser(userId),
      () => auth.accounts.findByEmail(ann.email),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(auth.accounts.login(ann.email, ann.password, HOME_ADDRESS)).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
  });

  test('frees the e-mail address and the username', async () => {
    await remove();
    const { user } = await auth.register(ann);
    expect(user._id).not.toBe(userId);
  });

  test('a session that opened meanwhile ends with the next round', async () => {
    await remove();
    const late = await auth.sessions.open(userId, 0);
    await auth.deletion.settle();
    await expect(auth.accounts.refresh(late.refreshToken)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });

  test('the erased document goes after two minutes, but not before its events are published', async () => {
    await remove();
    auth.clock.advance(121);
    await auth.deletion.settle();
    expect(await stored()).not.toBeNull();
    await auth.publishEvents();
    await auth.deletion.settle();
    expect(await stored()).toBeNull();
  });
});

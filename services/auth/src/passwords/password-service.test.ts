import { codeOf, MESSAGES } from '@argint/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, HOME_ADDRESS, openAuth, openTwoAuths } from '../testing/auth-harness.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
beforeEach(async () => {
  auth = await openAuth();
});
afterEach(() => auth.close());

const login = (password: string, from = auth) =>
  from.accounts.login(ann.email, password, HOME_ADDRESS);
const sidOf = (refreshToken: string): string => refreshToken.split('.')[0] ?? '';
/** The token that the mail of the newest request would carry; null where no mail is sent. */
const tokenSent = async (): Promise<string | null> => {
  const { items } = await auth.resets.find({ limit: 100 });
  const sent = items
    .filter(({ outbox }) => outbox.length > 0)
    .sort((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
    .at(-1);
  return sent ? (await auth.passwords.getReset(sent._id)).token : null;
};
const change = async (currentPassword: string, newPassword: string) => {
  const { user, session } = await login(ann.password);
  const sid = sidOf(session.refreshToken);
  await auth.passwords.change({
    userId: user._id,
    sid,
    currentPassword,
    newPassword,
  });
  return session;
};

describe('changing the password', () => {
  test('the new one signs in, this session stays and all others end', async () => {
    const { session: other } = await auth.register(ann);
    const mine = await change(ann.password, 'another1');
    await expect(login(ann.password)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await login('another1');
    await auth.accounts.refresh(mine.refreshToken);
    await expect(auth.accounts.refresh(other.refreshToken)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
    expect(await auth.sessions.listRevoked()).toMatchObject([{ sid: sidOf(other.refreshToken) }]);
  });

  test('a wrong current password changes nothing', async () => {
    await auth.register(ann);
    await expect(change('wrong', 'another1')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await login(ann.password);
  });

  test('guessing the current password locks its checks, whatever the address, and no sign-in', async () => {
    const { user } = await auth.register(ann);
    const guess = () =>
      auth.passwords.change({
        userId: user._id,
        sid: 'stolen',
        currentPassword: 'wrong',
        newPassword: 'another1',
      });
    for (let i = 0; i < 5; i += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    await expect(guess()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await expect(change(ann.password, 'another1')).rejects.toMatchObject({
      code: 'ACCOUNT_LOCKED',
    });
    auth.clock.advance(15 * 60);
    await change(ann.password, 'another1');
  });

  test('a stranger who fails to sign in at the same address does not lock the owner out of it', async () => {
    const { user } = await auth.register(ann);
    for (let i = 0; i < 5; i += 1) await login('wrong').catch(() => undefined);
    await expect(login(ann.password)).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
    await auth.passwords.change({
      userId: user._id,
      sid: 'mine',
      currentPassword: ann.password,
      newPassword: 'another1',
    });
  });

  test.each([
    ['12345', MESSAGES.passwordTooShort],
    ['password', MESSAGES.passwordCommon],
  ])('%s is refused as a new password', async (newPassword, message) => {
    await auth.register(ann);
    await expect(change(ann.password, newPassword)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      message,
    });
  });

  test('a second change ends the session that the first one kept', async () => {
    await auth.register(ann);
    const first = await change(ann.password, 'another1');
    const { user, session } = await login('another1');
    await auth.passwords.change({
      userId: user._id,
      sid: sidOf(session.refreshToken),
      currentPassword: 'another1',
      newPassword: 'a third one',
    });
    await expect(auth.accounts.refresh(first.refreshToken)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
    await auth.accounts.refresh(session.refreshToken);
  });

  test('sessions that a crash left are refused at once and ended by the sweeper', async () => {
    const { user, session } = await auth.register(ann);
    await auth.users.update(user._id, (doc) => ({
      ...doc,
      passwordEpoch: 1,
      endSessionsSince: auth.clock.now(),
    }));
    await expect(auth.accounts.refresh(session.refreshToken)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
    await auth.passwords.endPendingSessions();
    expect(await auth.sessions.listRevoked()).toHaveLength(1);
    expect((await auth.users.get(user._id))?.endSessionsSince).toBeNull();
  });
});

describe('a forgotten password', () => {
  test('a link changes it once, and ends all sessions', async () => {
    const { session } = await auth.register(ann);
    await auth.passwords.requestReset('ANN@example.org');
    const token = (await tokenSent()) ?? '';
    await auth.passwords.reset(token, 'another1');
    await login('another1');
    await expect(auth.accounts.refresh(session.refreshToken)).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
    await expect(auth.passwords.reset(token, 'a third one')).rejects.toMatchObject({
      code: 'RESET_LINK_INVALID',
    });
  });

  test('a link voids the locks of the account at every address, and later guesses lock anew', async () => {
    const { user } = await auth.register(ann);
    const elsewhere = () => auth.accounts.login(ann.email, 'another1', '10.0.0.9');
    const guess = () => auth.accounts.login(ann.email, 'wrong', HOME_ADDRESS).catch(codeOf);
    for (let i = 0; i < 5; i += 1) {
      await guess();
      await elsewhere().catch(codeOf);
      await auth.ownSessions.end(user._id, { sid: null, keptSid: '' }, 'wrong').catch(codeOf);
    }
    auth.clock.advance(1);
    await auth.passwords.requestReset(ann.email);
    await auth.passwords.reset((await tokenSent()) ?? '', 'another1');
    await login('another1');
    await elsewhere();
    await auth.ownSessions.end(user._id, { sid: null, keptSid: '' }, 'another1');
    auth.clock.advance(1);
    for (let i = 0; i < 5; i += 1) expect(await guess()).toBe('INVALID_CREDENTIALS');
    expect(await guess()).toBe('ACCOUNT_LOCKED');
  });

  test('a link that was asked for, but not used, leaves a lock as it is', async () => {
    await auth.register(ann);
    for (let i = 0; i < 5; i += 1) await login('wrong').catch(codeOf);
    await auth.passwords.requestReset(ann.email);
    expect(await login(ann.password).catch(codeOf)).toBe('ACCOUNT_LOCKED');
  });

  test('a link ends after 30 minutes, and when the password is changed another way', async () => {
    await auth.register(ann);
    await auth.passwords.requestReset(ann.email);
    const token = (await tokenSent()) ?? '';
    auth.clock.advance(30 * 60);
    const ended = { code: 'RESET_LINK_INVALID' };
    await expect(auth.passwords.reset(token, 'another1')).rejects.toMatchObject(ended);
    await auth.passwords.requestReset(ann.email);
    const second = (await tokenSent()) ?? '';
    await change(ann.password, 'another1');
    await expect(auth.passwords.reset(second, 'a third one')).rejects.toMatchObject(ended);
  });

  test('a refused new password does not use the link up', async () => {
    await auth.register(ann);
    await auth.passwords.requestReset(ann.email);
    const token = (await tokenSent()) ?? '';
    await expect(auth.passwords.reset(token, '123456')).rejects.toMatchObject({
      message: MESSAGES.passwordCommon,
    });
    await auth.passwords.reset(token, 'another1');
  });

  test('an unknown address is stored like a known one, without a name and without a mail', async () => {
    await auth.register(ann);
    await auth.passwords.requestReset('nobody@example.org');
    expect(await tokenSent()).toBeNull();
    const { items } = await auth.resets.find({ limit: 100 });
    expect(items).toMatchObject([{ userId: null }]);
    expect(JSON.stringify(items)).not.toContain('nobody');
  });

  test('an account has at most five open links', async () => {
    await auth.register(ann);
    for (let i = 0; i < 7; i += 1) await auth.passwords.requestReset(ann.email);
    const { items } = await auth.resets.find({ limit: 100 });
    expect(items.filter(({ userId }) => userId !== null)).toHaveLength(5);
  });

  test.each(['', 'x', 'x.y', `${'a'.repeat(36)}.${'b'.repeat(43)}`])(
    'the token %j is not ours',
    async (token) => {
      await expect(auth.passwords.reset(token, 'another1')).rejects.toMatchObject({
        code: 'RESET_LINK_INVALID',
      });
    },
  );
});

test('a sign-in on another replica with the old password does not outlive the change', async () => {
  const two = await openTwoAuths(0);
  const { user } = await two.a.register(ann);
  const { matches } = two.b.hasher;
  two.b.hasher.matches = async (password, encoded) => {
    const isRight = await matches(password, encoded);
    await two.a.passwords.change({
      userId: user._id,
      sid: 'elsewhere',
      currentPassword: ann.password,
      newPassword: 'another1',
    });
    return isRight;
  };
  await expect(two.b.accounts.login(ann.email, ann.password, '10.0.0.9')).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
  await two.close();
});

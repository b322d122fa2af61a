import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ann, HOME_ADDRESS, openAuth } from '../testing/auth-harness.ts';

const device = { browser: 'Firefox', system: 'Windows' };
let auth: Awaited<ReturnType<typeof openAuth>>;
let userId: string;
let home: string;
const sidOf = (refreshToken: string): string => refreshToken.split('.')[0] as string;
const signIn = async (): Promise<string> => {
  const { session } = await auth.accounts.login(ann.email, ann.password, HOME_ADDRESS, device);
  return session.refreshToken;
};
const open = async (): Promise<string[]> =>
  (await auth.ownSessions.list(userId)).map(({ sid }) => sid);

beforeEach(async () => {
  auth = await openAuth();
  const { user, session } = await auth.register(ann);
  home = session.refreshToken;
  userId = user._id;
});
afterEach(() => auth.close());

test('a user sees each open session, the newest first, with its device and its latest use', async () => {
  const start = auth.clock.now();
  auth.clock.advance(60);
  const away = await signIn();
  auth.clock.advance(60);
  await auth.sessions.refresh(away);
  expect(await auth.ownSessions.list(userId)).toEqual([
    {
      sid: sidOf(away),
      startedAt: new Date(start.getTime() + 60_000),
      lastUsedAt: new Date(start.getTime() + 120_000),
      ...device,
    },
    { sid: sidOf(home), startedAt: start, lastUsedAt: start, browser: '', system: '' },
  ]);
});

test('sessions that were signed out, have expired or ended with the password are not listed', async () => {
  await auth.sessions.logout(await signIn());
  await signIn();
  await auth.passwords.change({
    userId,
    sid: sidOf(home),
    currentPassword: ann.password,
    newPassword: 'another1',
  });
  expect(await open()).toEqual([sidOf(home)]);
  auth.clock.advance(30 * 86_400);
  expect(await open()).toEqual([]);
});

test('a user who gives the password ends one session, which is published, and no other', async () => {
  const [away, other] = [await signIn(), await signIn()];
  const chosen = { sid: sidOf(away), keptSid: sidOf(home) };
  await auth.ownSessions.end(userId, chosen, ann.password);
  await auth.ownSessions.end(userId, chosen, ann.password);
  expect((await open()).toSorted()).toEqual([sidOf(home), sidOf(other)].toSorted());
  await expect(auth.sessions.refresh(away)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  expect((await auth.families.get(sidOf(away)))?.outbox).toMatchObject([
    { type: 'auth.sessions.revoked', data: { userId, sid: sidOf(away) } },
  ]);
});

test('without a session named, all others end and this one stays', async () => {
  await signIn();
  await signIn();
  await auth.ownSessions.end(userId, { sid: null, keptSid: sidOf(home) }, ann.password);
  expect(await open()).toEqual([sidOf(home)]);
  await auth.sessions.refresh(home);
});

test('a wrong password ends nothing and locks after five', async () => {
  const away = await signIn();
  const end = () => auth.ownSessions.end(userId, { sid: null, keptSid: sidOf(home) }, 'wrong');
  for (let i = 0; i < 5; i += 1)
    await expect(end()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
  await expect(end()).rejects.toMatchObject({ code: 'ACCOUNT_LOCKED' });
  expect(await open()).toContain(sidOf(away));
});

test('a user cannot end the session of somebody else', async () => {
  const other = await auth.register({ ...ann, username: 'bob', email: 'bob@example.org' });
  const theirs = sidOf(other.session.refreshToken);
  await auth.ownSessions.end(userId, { sid: theirs, keptSid: sidOf(home) }, ann.password);
  await auth.sessions.refresh(other.session.refreshToken);
});

test('a deleted account has no sessions to show or end', async () => {
  await auth.deletion.deleteAccount(userId, ann.password);
  const gone = { code: 'INVALID_TOKEN' };
  await expect(auth.ownSessions.list(userId)).rejects.toMatchObject(gone);
  const chosen = { sid: null, keptSid: sidOf(home) };
  await expect(auth.ownSessions.end(userId, chosen, ann.password)).rejects.toMatchObject(gone);
});

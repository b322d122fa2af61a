import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, openAuth, openTwoAuths, testKey } from '../testing/auth-harness.ts';
import { newUser } from './user.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
let userId: string;
beforeEach(async () => {
  auth = await openAuth();
  userId = (await auth.register(ann)).user._id;
});
afterEach(() => auth.close());

const DAY_S = 24 * 60 * 60;
const invalid = { code: 'EMAIL_LINK_INVALID' };
const token = async (): Promise<string> => (await auth.verification.forMail(userId, userId)).token;
const isVerified = async (): Promise<boolean | undefined> =>
  (await auth.users.get(userId))?.emailVerified;
const asked = async (): Promise<number> =>
  ((await auth.users.get(userId))?.outbox ?? []).filter(
    ({ type }) => type === 'users.verifications.requested',
  ).length;

describe('a link that confirms an e-mail address', () => {
  test('works without a session, and again without harm, also after it has expired', async () => {
    const { email, token: link } = await auth.verification.forMail(userId, userId);
    expect([email, await isVerified()]).toEqual([ann.email, false]);
    await auth.verification.verify(link);
    const { version } = (await auth.users.get(userId))!;
    await auth.verification.verify(link);
    auth.clock.advance(30 * DAY_S);
    await auth.verification.verify(link);
    expect((await auth.users.get(userId))?.version).toBe(version);
    expect(await isVerified()).toBe(true);
  });

  test('has expired after three days; one that is sent then works', async () => {
    const link = await token();
    auth.clock.advance(3 * DAY_S - 1);
    const later = await token();
    auth.clock.advance(1);
    await expect(auth.verification.verify(link)).rejects.toMatchObject(invalid);
    await auth.verification.verify(later);
    expect(await isVerified()).toBe(true);
  });

  test('belongs to the address it was sent to: another one is not confirmed by it, and needs its own', async () => {
    const link = await token();
    await auth.verification.verify(link);
    const moved = { username: ann.username, email: 'new@example.org' };
    await auth.identities.updateIdentity(userId, moved, ann.password);
    expect(await isVerified()).toBe(false);
    await expect(auth.verification.verify(link)).rejects.toMatchObject(invalid);
    expect((await auth.verification.forMail(userId, userId)).email).toBe('new@example.org');
    await auth.verification.verify(await token());
    // Another letter case is the same mailbox.
    const spelled = { username: ann.username, email: 'New@example.org' };
    await auth.identities.updateIdentity(userId, spelled, ann.password);
    expect(await isVerified()).toBe(true);
  });

  test.each([
    ['nothing', () => ''],
    ['another expiry', (link: string) => link.replace(/\.[^.]+\./, '.zzzzzz.')],
    ['another account', (link: string) => link.replace(/^[^.]+/, 'u2')],
    ['another signature', (link: string) => link.replace(/.{43}$/, 'a'.repeat(43))],
    ['no signature', (link: string) => link.replace(/\.[^.]+$/, '.')],
  ])('with %s is refused', async (_name, change) => {
    await expect(auth.verification.verify(change(await token()))).rejects.toMatchObject(invalid);
    expect(await isVerified()).toBe(false);
  });

  test('of a deleted account is refused, and no mail is left to send', async () => {
    const link = await token();
    await auth.deletion.deleteAccount(userId, ann.password);
    await expect(auth.verification.verify(link)).rejects.toMatchObject(invalid);
    const { forMail, request } = auth.verification;
    for (const call of [forMail(userId, userId), request(userId)])
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('made by another replica works, also while the master key changes', async () => {
    const [old, next] = [testKey(7), testKey(8)];
    const two = await openTwoAuths(0, {
      a: { current: old, next: [], previous: [] },
      b: { current: next, next: [], previous: [old] },
    });
    const { user } = await two.a.register(ann);
    const { token: link } = await two.a.verification.forMail(user._id, user._id);
    await Promise.all([two.b.verification.verify(link), two.a.verification.verify(link)]);
    expect((await two.a.users.get(user._id))?.emailVerified).toBe(true);
    await two.close();
  });
});

describe('asking for the mail again', () => {
  test('has one mail sent a minute and five a day, and says how long to wait', async () => {
    const ask = () => auth.verification.request(userId);
    const wait = (retryAfterSeconds: number) => ({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds },
    });
    expect(await ask()).toBe(true);
    auth.clock.advance(20);
    await expect(ask()).rejects.toMatchObject(wait(40));
    for (let n = 1; n < 5; n += 1) {
      auth.clock.advance(60);
      await ask();
    }
    auth.clock.advance(60);
    await expect(ask()).rejects.toMatchObject(wait(DAY_S - 320));
    expect(await asked()).toBe(5);
    auth.clock.advance(DAY_S - 320);
    await ask();
    expect(await asked()).toBe(6);
  });

  test('by changing the address again and again has no more mails sent than old addresses are kept', async () => {
    const changed: string[] = [];
    for (let n = 0; n < 15; n += 1) {
      const next = { username: ann.username, email: `stranger-${n}@example.org` };
      await auth.identities.updateIdentity(userId, next, ann.password);
      const events = (await auth.users.get(userId))?.outbox ?? [];
      changed.push((events.at(-1)?.data as { changeId: string }).changeId);
    }
    const sent = await Promise.allSettled(
      changed.map((changeId) => auth.verification.forMail(userId, changeId)),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(auth.verification.forMail(userId, 'another')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('at the same moment in two replicas sends one mail', async () => {
    const two = await openTwoAuths(0);
    const { user } = await two.a.register(ann);
    const both = await Promise.allSettled(
      [two.a, two.b].map(({ verification }) => verification.request(user._id)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await two.close();
  });

  test('does nothing once the address is confirmed', async () => {
    await auth.verification.verify(await token());
    expect(await auth.verification.request(userId)).toBe(false);
    expect(await asked()).toBe(0);
    await expect(auth.verification.forMail(userId, userId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('is not blocked by a clock that was set back', async () => {
    await auth.verification.request(userId);
    auth.clock.advance(-2 * DAY_S);
    expect(await auth.verification.request(userId)).toBe(true);
  });
});

test('an account that an earlier release stored counts as verified, and has no mail sent', async () => {
  const { password: passwordHash, ...names } = ann;
  const { emailVerified, verificationRequests, ...stored } = newUser(
    {
      ...names,
      passwordHash,
      username: 'old',
      email: 'old@example.org',
      ageConfirmed: null,
      hadTrial: false,
    },
    auth.clock.now(),
  );
  expect([emailVerified, verificationRequests]).toEqual([false, []]);
  await auth.users.insert({ _id: 'old', ...stored } as never);
  expect((await auth.accounts.getUser('old')).emailVerified).toBe(true);
  expect(await auth.verification.request('old')).toBe(false);
});

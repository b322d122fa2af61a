import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ann, openAuth } from '../testing/auth-harness.ts';

let auth: Awaited<ReturnType<typeof openAuth>>;
beforeEach(async () => {
  auth = await openAuth();
});
afterEach(() => auth.close());

const DAY_S = 24 * 60 * 60;
/** Registers an address and deletes the account. Resolves to whether it had a trial before. */
const comeAndGo = async (email: string): Promise<boolean> => {
  const { user } = await auth.register({ ...ann, email });
  await auth.deletion.deleteAccount(user._id, ann.password);
  return user.hadTrial;
};

test('an address that comes again within 90 days is known to have had a trial', async () => {
  expect(await comeAndGo(ann.email)).toBe(false);
  auth.clock.advance(89 * DAY_S);
  expect(await comeAndGo(ann.email)).toBe(true);
  auth.clock.advance(DAY_S);
  expect(await comeAndGo(ann.email)).toBe(false);
});

test.each(['ANN@example.org', 'ann+again@example.org'])('%s is the same mailbox', async (email) => {
  await comeAndGo('ann@example.org');
  expect(await comeAndGo(email)).toBe(true);
});

test.each(['bob@example.org', 'ann@example.com'])('%s is another mailbox', async (email) => {
  await comeAndGo('ann@example.org');
  expect(await comeAndGo(email)).toBe(false);
});

test('a mark says nothing but when it ends', async () => {
  const { user } = await auth.register(ann);
  const { items } = await auth.trialMarks.find({});
  expect(items).toHaveLength(1);
  expect(items[0]).toEqual({
    _id: expect.stringMatching(/^[\w-]{43}$/),
    version: expect.any(Number),
    outbox: [],
    outboxSince: null,
    expiresAt: new Date(auth.clock.now().getTime() + 90 * DAY_S * 1_000),
  });
  expect(JSON.stringify(items)).not.toContain(user._id);
});

test('a registration that is refused leaves no mark', async () => {
  await auth.register(ann);
  const taken = auth.register({ ...ann, email: 'ann2@example.org' });
  await expect(taken).rejects.toMatchObject({ code: 'USERNAME_TAKEN' });
  const { user } = await auth.register({ ...ann, username: 'ann2', email: 'ann2@example.org' });
  expect(user.hadTrial).toBe(false);
});

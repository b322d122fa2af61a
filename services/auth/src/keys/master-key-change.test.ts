import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, HOME_ADDRESS, openTwoAuths, testKey } from '../testing/auth-harness.ts';

const OLD = testKey(7);
const NEW = testKey(8);

describe.each([
  ['restarted with the new key', { current: OLD, next: [], previous: [] }],
  [
    'beside one that knows the new key as the next one',
    { current: OLD, next: [NEW], previous: [] },
  ],
])('two replicas on one store, the second %s', (_, first) => {
  let both: Awaited<ReturnType<typeof openTwoAuths>>;
  const fail = (replica: typeof both.a) =>
    replica.accounts
      .login(ann.email, 'wrong', '10.9.9.9')
      .catch(({ code }: { code: string }) => code);
  beforeEach(async () => {
    both = await openTwoAuths(0, {
      a: first,
      b: { current: NEW, next: [], previous: [OLD] },
    });
  });
  afterEach(() => both.close());

  test('a session goes on, and a repeated refresh gets the same token from both', async () => {
    const { session } = await both.a.register(ann);
    const one = await both.a.sessions.refresh(session.refreshToken);
    const again = await both.b.sessions.refresh(session.refreshToken);
    expect(again.session.refreshToken).toBe(one.session.refreshToken);
    await both.b.sessions.refresh(again.session.refreshToken);
  });

  test('a link to a new password that the old key signed works', async () => {
    await both.a.register(ann);
    await both.a.passwords.requestReset(ann.email);
    const { items } = await both.a.resets.find({});
    const { token } = await both.a.passwords.getReset(items[0]?._id ?? '');
    await both.b.passwords.reset(token, 'another1');
    await both.b.accounts.login(ann.email, 'another1', HOME_ADDRESS);
  });

  test('wrong passwords before and after the change are counted together', async () => {
    await both.a.register(ann);
    for (let n = 0; n < 3; n += 1) expect(await fail(both.a)).toBe('INVALID_CREDENTIALS');
    for (let n = 0; n < 2; n += 1) expect(await fail(both.b)).toBe('INVALID_CREDENTIALS');
    expect(await fail(both.b)).toBe('ACCOUNT_LOCKED');
  });

  test('an address that the owner signs in from stays known', async () => {
    await both.a.register(ann);
    await both.b.accounts.login(ann.email, ann.password, HOME_ADDRESS);
    const { items } = await both.b.logins.accountAddresses.find({});
    expect(items).toHaveLength(1);
    expect(items[0]?.knownUntil).not.toBeNull();
  });
});

test('the replica with the old key counts on in records that the other one has moved', async () => {
  const both = await openTwoAuths(0, {
    a: { current: OLD, next: [NEW], previous: [] },
    b: { current: NEW, next: [], previous: [OLD] },
  });
  await both.a.register(ann);
  const codes: string[] = [];
  for (const replica of [both.a, both.b, both.a, both.b, both.a, both.b])
    codes.push(
      await replica.accounts.login(ann.email, 'wrong', '10.9.9.9').then(
        () => 'signed in',
        ({ code }: { code: string }) => code,
      ),
    );
  expect(codes).toEqual([...Array<string>(5).fill('INVALID_CREDENTIALS'), 'ACCOUNT_LOCKED']);
  await both.close();
});

test('a link that the new key signed works at a replica with the old one', async () => {
  const both = await openTwoAuths(0, {
    a: { current: OLD, next: [NEW], previous: [] },
    b: { current: NEW, next: [], previous: [OLD] },
  });
  await both.a.register(ann);
  await both.b.passwords.requestReset(ann.email);
  const { items } = await both.b.resets.find({});
  const { token } = await both.b.passwords.getReset(items[0]?._id ?? '');
  await both.a.passwords.reset(token, 'another1');
  await both.close();
});

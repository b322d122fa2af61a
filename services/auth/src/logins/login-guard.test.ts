import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { ann, HOME_ADDRESS, openAuth, openTwoAuths } from '../testing/auth-harness.ts';

type Auth = Awaited<ReturnType<typeof openAuth>>;

const codeOf = (login: Promise<unknown>): Promise<string> =>
  login.then(
    () => 'signed in',
    (error: { code: string }) => error.code,
  );
const counted = (codes: readonly string[]): Record<string, number> =>
  codes.reduce<Record<string, number>>(
    (counts, code) => ({ ...counts, [code]: (counts[code] ?? 0) + 1 }),
    {},
  );
const emailOf = (i: number): string => `student-${i}@example.org`;

describe('a campus behind one address', () => {
  const STUDENTS = Array.from({ length: 500 }, (_, i) => i);
  /** Students who sign in at the same moment. */
  const TOGETHER = 50;
  let auth: Auth;
  let campus = '';
  let campuses = 0;
  const signIn = (i: number, password = ann.password): Promise<string> =>
    codeOf(auth.accounts.login(emailOf(i), password, campus));
  /** All students, 50 at a time, spread over ten minutes. */
  const allSignIn = async (signInOne: (i: number) => Promise<string> = (i) => signIn(i)) => {
    const outcomes: string[] = [];
    for (let from = 0; from < STUDENTS.length; from += TOGETHER) {
      outcomes.push(
        ...(await Promise.all(STUDENTS.slice(from, from + TOGETHER).map((i) => signInOne(i)))),
      );
      auth.clock.advance(600 / (STUDENTS.length / TOGETHER));
    }
    return counted(outcomes);
  };
  const everybody = { 'signed in': STUDENTS.length };

  beforeAll(async () => {
    auth = await openAuth();
    const register = (i: number) =>
      auth.register({ ...ann, username: `student-${i}`, email: emailOf(i) });
    await Promise.all(STUDENTS.map(register));
  }, 60_000);
  beforeEach(() => {
    campuses += 1;
    campus = `10.1.0.${campuses}`;
  });
  afterAll(() => auth.close());

  test('signs in 500 students for the first time in ten minutes, one in five of whom mistypes once', async () => {
    const outcomes = await allSignIn(async (i) => {
      if (i % 5 === 0) expect(await signIn(i, 'mistyped')).toBe('INVALID_CREDENTIALS');
      return signIn(i);
    });
    expect(outcomes).toEqual(everybody);
    expect(auth.waits.asked).toEqual([]);
  }, 60_000);

  test('lets a stranger there guess 60 passwords, and goes on signing in everybody who did before', async () => {
    const known = STUDENTS.slice(0, 400);
    for (const i of known) await signIn(i);
    const guesses: string[] = [];
    for (let i = 400; i < 470; i += 1) guesses.push(await signIn(i, 'Summer2026'));
    expect(counted(guesses)).toEqual({ INVALID_CREDENTIALS: 60, RATE_LIMITED: 10 });
    expect(counted(await Promise.all(known.map((i) => signIn(i))))).toEqual({ 'signed in': 400 });
  }, 60_000);

  test('signs in everybody for the first time while a stranger fails for invented accounts', async () => {
    const guesses: string[] = [];
    for (let i = 0; i < 70; i += 1)
      guesses.push(await codeOf(auth.accounts.login(`stranger-${i}@x.org`, 'guess', campus)));
    expect(counted(guesses)).toEqual({ INVALID_CREDENTIALS: 60, RATE_LIMITED: 10 });
    expect(await signIn(0, 'mistyped')).toBe('INVALID_CREDENTIALS');
    expect(counted(await Promise.all(STUDENTS.map((i) => signIn(i))))).toEqual(everybody);
  }, 60_000);

  test('bounds guesses at the accounts it is known for as well: 300 in ten minutes', async () => {
    await allSignIn();
    const guesses: string[] = [];
    for (let from = 0; from < 400; from += 10)
      guesses.push(
        ...(await Promise.all(STUDENTS.slice(from, from + 10).map((i) => signIn(i, 'Summer2026')))),
      );
    expect(counted(guesses)).toEqual({ INVALID_CREDENTIALS: 300, RATE_LIMITED: 100 });
    auth.clock.advance(600);
    expect(await signIn(1)).toBe('signed in');
  }, 60_000);
});

describe('guesses at one account from 30 addresses', () => {
  const HOSTILE = Array.from({ length: 30 }, (_, i) => `10.9.0.${i}`);
  let auth: Auth;
  const guess = (address: string): Promise<string> =>
    codeOf(auth.accounts.login(ann.email, 'guess', address));

  beforeEach(async () => {
    auth = await openAuth();
    await auth.register(ann);
  });
  afterEach(() => auth.close());

  test('of 120 guesses at once ten are evaluated, then one at a time after 1, 2, 4 and 5 seconds, and the rest are refused', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    auth.waits.run = () => promise;
    let answered = 0;
    const guesses = HOSTILE.flatMap((address) => [1, 2, 3, 4].map(() => guess(address))).map(
      async (outcome) => {
        await outcome;
        answered += 1;
        // One waits for its second, and up to three from its address are behind it.
        if (answered === 116) {
          expect([auth.hasher.checks, auth.waits.asked]).toEqual([10, [1_000]]);
          resolve(undefined);
        }
        return outcome;
      },
    );
    const { INVALID_CREDENTIALS: evaluated = 0, ...others } = counted(await Promise.all(guesses));
    expect(others).toEqual({ RATE_LIMITED: 120 - evaluated });
    expect([auth.hasher.checks, auth.waits.asked]).toEqual([
      evaluated,
      [1_000, 2_000, 4_000, 5_000].slice(0, evaluated - 10),
    ]);
  });

  test('a refused guess is told when the next attempt may succeed', async () => {
    for (const address of HOSTILE.slice(0, 14)) await guess(address);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    auth.waits.run = () => promise;
    const waiting = guess('10.9.1.1');
    await expect(auth.accounts.login(ann.email, 'guess', '10.9.1.2')).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { retryAfterSeconds: 5 },
    });
    resolve(undefined);
    expect(await waiting).toBe('INVALID_CREDENTIALS');
  });

  test('guesses do not delay the owner at an address where the account was registered or signed in', async () => {
    await auth.accounts.login(ann.email, ann.password, '10.0.0.2');
    for (const address of HOSTILE) await guess(address);
    auth.waits.asked.length = 0;
    for (const address of [HOME_ADDRESS, '10.0.0.2'])
      await auth.accounts.login(ann.email, ann.password, address);
    expect(auth.waits.asked).toEqual([]);
  });

  test('guesses delay the owner at a new address once, by at most 5 s', async () => {
    for (const address of HOSTILE) await guess(address);
    auth.waits.asked.length = 0;
    await auth.accounts.login(ann.email, ann.password, '10.0.0.3');
    await auth.accounts.login(ann.email, ann.password, '10.0.0.3');
    expect(auth.waits.asked).toEqual([5_000]);
  });

  test('guesses at an e-mail without an account are delayed in the same way', async () => {
    for (const address of HOSTILE)
      await codeOf(auth.accounts.login('nobody@example.org', 'guess', address));
    expect(auth.waits.asked.slice(0, 5)).toEqual([1_000, 2_000, 4_000, 5_000, 5_000]);
  });
});

describe.each([0, 60_000, -60_000])('two replicas whose clocks differ by %i ms', (skewMs) => {
  let both: Awaited<ReturnType<typeof openTwoAuths>>;
  beforeEach(async () => {
    both = await openTwoAuths(skewMs);
    await both.a.register(ann);
  });
  afterEach(() => both.close());

  const inTurn = async (
    times: number,
    login: (auth: typeof both.a, i: number) => Promise<unknown>,
  ): Promise<string[]> => {
    const codes: string[] = [];
    for (let i = 0; i < times; i += 1) codes.push(await codeOf(login(i % 2 ? both.b : both.a, i)));
    return codes;
  };
  const wrong = (auth: typeof both.a) => auth.accounts.login(ann.email, 'wrong', '10.0.0.1');

  test('lock an account and address after five wrong passwords together', async () => {
    expect(counted(await inTurn(10, wrong))).toEqual({
      INVALID_CREDENTIALS: 5,
      ACCOUNT_LOCKED: 5,
    });
    for (const auth of [both.a, both.b])
      expect(await codeOf(auth.accounts.login(ann.email, ann.password, '10.0.0.1'))).toBe(
        'ACCOUNT_LOCKED',
      );
    expect(both.a.hasher.checks + both.b.hasher.checks).toBe(5);
  });

  test('answer no more than five guesses made at the same time', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => codeOf(wrong(i % 2 ? both.b : both.a))),
    );
    expect(counted(guesses)).toEqual({ INVALID_CREDENTIALS: 5, ACCOUNT_LOCKED: 15 });
  });

  test('know an address one of them saw the owner at', async () => {
    await inTurn(30, (auth, i) => auth.accounts.login(ann.email, 'wrong', `10.9.0.${i}`));
    both.b.waits.asked.length = 0;
    expect(await codeOf(both.b.accounts.login(ann.email, ann.password, HOME_ADDRESS))).toBe(
      'signed in',
    );
    expect(both.b.waits.asked).toEqual([]);
  });

  test('count the failures of an address together', async () => {
    for (let i = 0; i < 70; i += 1)
      await both.a.register({ ...ann, username: `name-${i}`, email: `n${i}@example.org` });
    const codes = await inTurn(70, (auth, i) =>
      auth.accounts.login(`n${i}@example.org`, 'wrong', '10.0.0.9'),
    );
    expect(counted(codes)).toEqual({ INVALID_CREDENTIALS: 60, RATE_LIMITED: 10 });
  });

  test('let in one delayed attempt on an account between them', async () => {
    await inTurn(10, (auth, i) => auth.accounts.login(ann.email, 'wrong', `10.9.0.${i}`));
    const held = [both.a, both.b].map(() => Promise.withResolvers<undefined>());
    both.a.waits.run = () => held[0]?.promise ?? Promise.resolve(undefined);
    both.b.waits.run = () => held[1]?.promise ?? Promise.resolve(undefined);
    const guesses = [both.a, both.b].map((auth, i) =>
      codeOf(auth.accounts.login(ann.email, 'wrong', `10.9.1.${i}`)),
    );
    while (both.a.waits.asked.length + both.b.waits.asked.length < 2)
      await new Promise(setImmediate);
    for (const { resolve } of held) resolve(undefined);
    expect(counted(await Promise.all(guesses))).toEqual({
      INVALID_CREDENTIALS: 1,
      RATE_LIMITED: 1,
    });
  });
});

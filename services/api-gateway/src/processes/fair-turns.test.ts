import { describe, expect, test } from '@jest/globals';
import { codeOf } from '@argint/contracts';
import type { Owner } from '../http/fair-places.ts';
import { createFairTurns, type FairTurns } from './fair-turns.ts';

/** A clock that jumps to the end of the next run once nothing else is left to do. */
const createTime = () => {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => now,
    sleep: (ms: number): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      sleepers.push({ at: now + ms, wake: resolve });
      return promise;
    },
    /** Lets time pass until the promise settles. */
    passUntil: async <T>(promise: Promise<T>): Promise<T> => {
      let isDone = false;
      const done = promise.finally(() => (isDone = true));
      done.catch(() => undefined);
      for (await settled(); !isDone; await settled()) {
        sleepers.sort((a, b) => a.at - b.at);
        const next = sleepers.shift();
        if (!next) throw new Error('nothing will ever happen');
        now = next.at;
        next.wake();
      }
      return done;
    },
  };
};

/** Longer than any test; this time is not virtual. */
const NEVER_MS = 2 ** 31 - 1;
const CAMPUS = '192.0.2.1';
const forever = new AbortController().signal;
const student: Owner = { user: 'student', address: CAMPUS };

/** Turns in virtual time, and what happens in them. */
const openTurns = (atOnce: number) => {
  const time = createTime();
  const inTurn: FairTurns = createFairTurns({ atOnce, waitMs: NEVER_MS, code: 'EXPORTS_BUSY' });
  const started: string[] = [];
  /** Resolves with the ms from the request to its end. */
  const take = async (owner: Owner, ms: number): Promise<number> => {
    const begun = time.now();
    await inTurn(
      owner,
      () => {
        started.push(owner.user);
        return time.sleep(ms);
      },
      forever,
    );
    return time.now() - begun;
  };
  /** Takes turns over and over, as a client does that never waits after an answer. */
  const flood = (owner: Owner, ms: number): void => {
    const again = (): void => {
      take(owner, ms).then(again, () => undefined);
    };
    for (let i = 0; i < 30; i += 1) again();
  };
  return { time, started, take, flood };
};

describe('while two accounts keep 60 exports in flight, a student waits for one of them', () => {
  test.each([
    ['at another address', 'elsewhere'],
    ['at the same address', CAMPUS],
  ])('%s', async (_, address) => {
    const { time, take, flood } = openTurns(1);
    flood({ user: 'a', address }, 500);
    flood({ user: 'b', address }, 500);
    await time.passUntil(time.sleep(5_250));
    for (let i = 0; i < 3; i += 1)
      expect(await time.passUntil(take(student, 500))).toBeLessThanOrEqual(1_500);
    await time.passUntil(time.sleep(10_200));
    expect(await time.passUntil(take(student, 500))).toBeLessThanOrEqual(1_000);
  });
});

test('while two accounts keep 20 slow uploads in flight, a student does not wait at all', async () => {
  const { time, take, flood } = openTurns(3);
  flood({ user: 'a', address: CAMPUS }, 8_000);
  flood({ user: 'b', address: CAMPUS }, 8_000);
  await time.passUntil(time.sleep(100));
  expect(await time.passUntil(take(student, 360))).toBe(360);
});

test('users take turns, whoever asked more or earlier', async () => {
  const { time, started, take } = openTurns(1);
  const all = ['a', 'a', 'b', 'b', 'c'].map((user) => take({ user, address: user }, 10));
  await time.passUntil(Promise.all(all));
  expect(started).toEqual(['a', 'b', 'c', 'a', 'b']);
});

test('of users who had no turn yet, addresses take turns', async () => {
  const { time, started, take } = openTurns(1);
  const crowd = ['a', 'b', 'c', 'd'].map((user) => take({ user, address: 'elsewhere' }, 10));
  await time.passUntil(Promise.all([...crowd, take(student, 10)]));
  expect(started).toEqual(['a', 'student', 'b', 'c', 'd']);
});

test('a user has one run at a time and two in all; another is refused', async () => {
  const { time, take } = openTurns(2);
  const all = [take(student, 10), take(student, 10)];
  expect(codeOf(await take(student, 10).catch((error: unknown) => error))).toBe('RATE_LIMITED');
  expect(await time.passUntil(Promise.all(all))).toEqual([10, 20]);
});

test('a run whose caller goes away while it waits never starts, and its place is free', async () => {
  const time = createTime();
  const inTurn = createFairTurns({ atOnce: 1, waitMs: NEVER_MS, code: 'EXPORTS_BUSY' });
  const leaving = new AbortController();
  const first = inTurn(student, () => time.sleep(10), forever);
  const gone = inTurn(student, () => Promise.reject(new Error('started')), leaving.signal);
  leaving.abort(new Error('gone away'));
  await expect(gone).rejects.toThrow('gone away');
  const second = inTurn(student, () => time.sleep(10), forever);
  await time.passUntil(Promise.all([first, second]));
});

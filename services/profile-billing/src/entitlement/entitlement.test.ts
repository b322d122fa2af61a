import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accessOf } from './access.ts';
import { commit, keepSettlements, release, reserve } from './credit-holds.ts';
import { emptyEntitlement, held, isBalanced, usableCredits } from './entitlement.ts';
import type { Entitlement, Settlement } from './entitlement.ts';
import { applyGrant } from './grants.ts';

// A fixed seed repeats the same sequences. Another seed tries others.
fc.configureGlobal({ seed: 20_260_131 });

const DAY = 86_400_000;
const start = Date.parse('2026-01-31T12:00:00Z');
const day = (n: number): Date => new Date(start + n * DAY);
const trial = (): Entitlement =>
  applyGrant(emptyEntitlement(), 'registration', { plan: 'trial' }, day(0));
/** Applies a command as the store does: a refused command changes nothing. */
const attempt = (before: Entitlement, command: (e: Entitlement) => Entitlement): Entitlement => {
  try {
    return command(before);
  } catch {
    return before;
  }
};

const job = fc.constantFrom('j1', 'j2', 'j3', 'j4');
const plan = fc.constantFrom(
  ...(['none', 'trial', 'single', 'standard', 'unlimited', 'unlimited_special'] as const),
);
const command = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), job, amount: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('commit' as const), job }),
  fc.record({ kind: fc.constant('release' as const), job }),
  fc.record({ kind: fc.constant('plan' as const), id: fc.constantFrom('g1', 'g2', 'g3'), plan }),
  fc.record({
    kind: fc.constant('credits' as const),
    id: fc.constantFrom('g4', 'g5'),
    credits: fc.integer({ min: 1, max: 5 }),
  }),
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;
const apply = (before: Entitlement, c: Command, now: Date): Entitlement => {
  switch (c.kind) {
    case 'reserve':
      return attempt(before, (e) => reserve(e, c.job, c.amount, now));
    case 'commit':
      return commit(before, c.job, now);
    case 'release':
      return release(before, c.job, now);
    case 'plan':
      return applyGrant(before, c.id, { plan: c.plan }, now);
    case 'credits':
      return applyGrant(before, c.id, { credits: c.credits }, now);
  }
};
const history = fc.array(fc.tuple(command, fc.integer({ min: 0, max: 20 })), { maxLength: 60 });
const play = (steps: [Command, number][], each: (e: Entitlement, now: Date) => void = () => {}) => {
  let at = 0;
  return steps.reduce((e, [c, days]) => {
    at += days;
    const next = apply(e, c, day(at));
    each(next, day(at));
    return next;
  }, trial());
};

describe('after any history of commands', () => {
  test('granted = available + held + spent, and no number is negative', () => {
    fc.assert(
      fc.property(history, (steps) => {
        play(steps, (e) => expect(isBalanced(e)).toBe(true));
      }),
      { numRuns: 500 },
    );
  });

  test('a repeated command changes nothing', () => {
    fc.assert(
      fc.property(history, command, (steps, c) => {
        const now = day(3_000);
        const once = apply(play(steps), c, now);
        const isOwed = once.settled.some(({ outcome }) => outcome === 'owed');
        if (!isOwed) expect(apply(once, c, now)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });

  test('oldestHoldAt is the time of the oldest hold, so that the sweeper finds it', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { holds, oldestHoldAt } = play(steps);
        const times = holds.map(({ at }) => at.getTime());
        expect(oldestHoldAt?.getTime() ?? Infinity).toBe(Math.min(Infinity, ...times));
      }),
    );
  });

  test('lots, plans, settlements and grant ids stay bounded over 400 months', () => {
    const many = Array.from({ length: 400 }, (_, i) => i).reduce((e, i) => {
      const granted = applyGrant(e, `g${i}`, { plan: 'standard' }, day(i * 31));
      return commit(reserve(granted, `j${i}`, 1, day(i * 31)), `j${i}`, day(i * 31));
    }, trial());
    expect(isBalanced(many)).toBe(true);
    expect([many.lots.length, many.plans.length]).toEqual([2, 1]);
    expect(many.settled.length + many.grantIds.length).toBeLessThanOrEqual(300);
  });
});

describe('the credits of one job', () => {
  const steps = {
    reserve: (e: Entitlement) => reserve(e, 'j1', 1, day(1)),
    commit: (e: Entitlement) => commit(e, 'j1', day(1)),
    release: (e: Entitlement) => release(e, 'j1', day(1)),
  };
  const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
  const after = (names: (keyof typeof steps)[]) =>
    names.reduce((e, name) => attempt(e, steps[name]), trial());

  test('reserving and committing a job costs one credit, in any order and however often repeated', () => {
    const names = fc.array(fc.constantFrom('reserve' as const, 'commit' as const), {
      minLength: 2,
    });
    fc.assert(
      fc.property(names, (list) => {
        const e = after([...list, 'reserve', 'commit']);
        expect([e.spent, held(e)]).toEqual([1, 0]);
      }),
    );
  });

  test('reserving and releasing a job costs nothing, in any order and however often repeated', () => {
    const names = fc.array(fc.constantFrom('reserve' as const, 'release' as const), {
      minLength: 2,
    });
    fc.assert(
      fc.property(names, (list) => {
        const e = after([...list, 'release', 'reserve']);
        expect([e.spent, held(e), usableCredits(e, day(1))]).toEqual([0, 0, 2]);
      }),
    );
  });

  test('a job never costs more than one credit', () => {
    fc.assert(
      fc.property(fc.array(step), (list) => {
        const e = after(list);
        expect(e.spent + held(e)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('a commit is paid after another attempt released the hold, and a release after a commit returns nothing', () => {
    expect(after(['reserve', 'release', 'commit', 'release', 'commit']).spent).toBe(1);
    expect(after(['reserve', 'commit', 'release']).spent).toBe(1);
  });

  test('a job that never held credits is not charged by a commit after its release', () => {
    const released = after(['release', 'commit']);
    expect([released.spent, usableCredits(released, day(1))]).toEqual([0, 2]);
  });

  test('committing a released job without credits left does not overdraw the account', () => {
    const poor = attempt(after(['reserve', 'release']), (e) => reserve(e, 'j2', 2, day(1)));
    expect(steps.commit(poor)).toBe(poor);
  });

  test('a job whose credit was spent cannot be reserved again, so its id never gives a free run', () => {
    expect(() => steps.reserve(after(['reserve', 'commit']))).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });

  test('a job whose hold was released cannot be reserved again', () => {
    expect(() => steps.reserve(after(['release']))).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });
});

describe('using credits', () => {
  test('expired credits cannot be used, and releasing a hold after their expiry does not revive them', () => {
    const holding = reserve(trial(), 'j1', 1, day(29));
    expect(() => reserve(holding, 'j2', 1, day(30))).toThrow(
      expect.objectContaining({ code: 'PAYMENT_REQUIRED' }),
    );
    const back = release(holding, 'j1', day(30));
    expect(usableCredits(back, day(30))).toBe(0);
    expect(isBalanced(back)).toBe(true);
  });

  test('credits that expire first are used first', () => {
    const both = applyGrant(trial(), 'g1', { credits: 5 }, day(0));
    expect(accessOf(reserve(both, 'j1', 1, day(1)), day(1)).freeTrialTokens).toBe(1);
  });

  test('an unlimited plan holds no credits', () => {
    const unlimited = applyGrant(trial(), 'g1', { plan: 'unlimited' }, day(0));
    expect(reserve(unlimited, 'j1', 1, day(1))).toBe(unlimited);
  });
});

describe('which settlements are kept', () => {
  const HOUR = 3_600_000;
  const now = day(10);
  /** The newest one last; each `stepMs` older than the one after it. */
  const settlements = (count: number, newestAgeMs: number, stepMs = 1): Settlement[] =>
    Array.from({ length: count }, (_, i) => ({
      jobId: `j${i}`,
      outcome: 'committed' as const,
      returned: 0,
      at: new Date(now.getTime() - newestAgeMs - (count - 1 - i) * stepMs),
    }));

  test('all settlements of the last 24 hours are kept', () => {
    const recent = settlements(1_000, 0, (24 * HOUR - 1) / 999);
    expect(keepSettlements(recent, now)).toEqual(recent);
  });

  test('the latest 200 older settlements are kept', () => {
    const old = settlements(300, 24 * HOUR);
    expect(keepSettlements(old, now)).toEqual(old.slice(-200));
  });

  test('at least 200 settlements are kept, recent and old ones together', () => {
    const old = settlements(300, 24 * HOUR);
    const recent = settlements(50, 0);
    expect(keepSettlements([...old, ...recent], now)).toEqual([...old.slice(-150), ...recent]);
  });

  test('at most the latest 2,000 settlements are kept, even of the last 24 hours', () => {
    const recent = settlements(2_500, 0);
    expect(keepSettlements(recent, now)).toEqual(recent.slice(-2_000));
  });

  test('a settlement that another clock dated ahead is kept', () => {
    const ahead = settlements(250, -HOUR);
    expect(keepSettlements(ahead, now)).toEqual(ahead);
  });

  test('a repeated commit within the day changes nothing, after 300 other jobs of that day', () => {
    const paid = commit(reserve(trial(), 'first', 1, day(1)), 'first', day(1));
    const later = new Date(day(1).getTime() + 23 * HOUR);
    const busy = Array.from({ length: 300 }, (_, i) => `other${i}`).reduce(
      (e, jobId) => release(e, jobId, later),
      paid,
    );
    expect(commit(busy, 'first', later)).toBe(busy);
    expect(release(busy, 'first', later)).toBe(busy);
  });
});

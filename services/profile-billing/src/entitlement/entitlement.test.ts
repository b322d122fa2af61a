import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { accessOf } from './access.ts';
import { commit, release, reserve } from './credit-holds.ts';
import { emptyEntitlement, held, isBalanced, usableCredits } from './entitlement.ts';
import type { Entitlement } from './entitlement.ts';
import { give } from './grants.ts';

// The same sequences each time; change the seed to look elsewhere.
fc.configureGlobal({ seed: 20_260_131 });

const DAY = 86_400_000;
const start = Date.parse('2026-01-31T12:00:00Z');
const day = (n: number): Date => new Date(start + n * DAY);
const trial = (): Entitlement =>
  give(emptyEntitlement(), 'registration', { plan: 'trial' }, day(0));
/** Applies a command as the store would: a refused one changes nothing. */
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
      return release(before, c.job);
    case 'plan':
      return give(before, c.id, { plan: c.plan }, now);
    case 'credits':
      return give(before, c.id, { credits: c.credits }, now);
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

describe('whatever happens to an entitlement', () => {
  test('granted = available + held + spent, and nothing is below zero', () => {
    fc.assert(
      fc.property(history, (steps) => {
        play(steps, (e) => expect(isBalanced(e)).toBe(true));
      }),
      { numRuns: 500 },
    );
  });

  test('the same command again changes nothing', () => {
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

  test('an older hold is never overlooked by the sweeper', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { holds, oldestHoldAt } = play(steps);
        const times = holds.map(({ at }) => at.getTime());
        expect(oldestHoldAt?.getTime() ?? Infinity).toBe(Math.min(Infinity, ...times));
      }),
    );
  });

  test('the lists stay short', () => {
    const many = Array.from({ length: 400 }, (_, i) => i).reduce((e, i) => {
      const granted = give(e, `g${i}`, { plan: 'standard' }, day(i * 31));
      return commit(reserve(granted, `j${i}`, 1, day(i * 31)), `j${i}`, day(i * 31));
    }, trial());
    expect(isBalanced(many)).toBe(true);
    expect([many.lots.length, many.plans.length]).toEqual([2, 1]);
    expect(many.settled.length + many.grantIds.length).toBeLessThanOrEqual(300);
  });
});

describe('one job', () => {
  const steps = {
    reserve: (e: Entitlement) => reserve(e, 'j1', 1, day(1)),
    commit: (e: Entitlement) => commit(e, 'j1', day(1)),
    release: (e: Entitlement) => release(e, 'j1'),
  };
  const step = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]));
  const after = (names: (keyof typeof steps)[]) =>
    names.reduce((e, name) => attempt(e, steps[name]), trial());

  test('that was reserved and committed costs one credit, in any order and however often', () => {
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

  test('that was reserved and released costs nothing, in any order and however often', () => {
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

  test('never costs more than one credit', () => {
    fc.assert(
      fc.property(fc.array(step), (list) => {
        const e = after(list);
        expect(e.spent + held(e)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('that ended is paid for, though a start beside it gave the hold back; committed stays committed', () => {
    expect(after(['reserve', 'release', 'commit', 'release', 'commit']).spent).toBe(1);
    expect(after(['reserve', 'commit', 'release']).spent).toBe(1);
  });

  test('that never held anything is not charged by a commit after its release', () => {
    const released = after(['release', 'commit']);
    expect([released.spent, usableCredits(released, day(1))]).toEqual([0, 2]);
  });

  test('that ended when nothing is left stays unpaid rather than take below zero', () => {
    const poor = attempt(after(['reserve', 'release']), (e) => reserve(e, 'j2', 2, day(1)));
    expect(steps.commit(poor)).toBe(poor);
  });

  test('whose hold was given back cannot be reserved again: its end is past', () => {
    expect(() => steps.reserve(after(['release']))).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });
});

describe('credits', () => {
  test('that ran out cannot be used, and a hold given back late does not revive them', () => {
    const holding = reserve(trial(), 'j1', 1, day(29));
    expect(() => reserve(holding, 'j2', 1, day(30))).toThrow(
      expect.objectContaining({ code: 'PAYMENT_REQUIRED' }),
    );
    const back = release(holding, 'j1');
    expect(usableCredits(back, day(30))).toBe(0);
    expect(isBalanced(back)).toBe(true);
  });

  test('that run out first are used first', () => {
    const both = give(trial(), 'g1', { credits: 5 }, day(0));
    expect(accessOf(reserve(both, 'j1', 1, day(1)), day(1)).freeTrialTokens).toBe(1);
  });

  test('of an unlimited plan are not counted', () => {
    const unlimited = give(trial(), 'g1', { plan: 'unlimited' }, day(0));
    expect(reserve(unlimited, 'j1', 1, day(1))).toBe(unlimited);
  });
});

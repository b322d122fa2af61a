import type { PlanType } from '@argint/contracts';

/** Plans that run for a time, beside credits that lie there until used. */
export type TimedPlan = Extract<PlanType, 'standard' | 'unlimited' | 'unlimited_special'>;

/** A plan somebody has; until null = without end. One a type at most. */
export interface HeldPlan {
  type: TimedPlan;
  since: Date;
  until: Date | null;
}

/** Credits granted together. They stay in `left` when they run out, unusable, so that nothing is lost from the sum. */
export interface CreditLot {
  /** The grant's id; trial credits of registration are 'trial'. */
  id: string;
  source: 'trial' | 'standard' | 'single' | 'credits';
  left: number;
  until: Date | null;
}

/** Credits set aside for a running job, by the lots they came from. */
export interface Hold {
  jobId: string;
  at: Date;
  from: { lot: string; amount: number }[];
}

/** How a job's credit ended. A commit that met no hold is `owed`: the hold may still be on its way. */
export interface Settlement {
  jobId: string;
  outcome: 'committed' | 'released' | 'owed';
  /** Credits a release gave back: what a commit that comes all the same takes again. */
  returned: number;
}

/** What a user may do; one aggregate a user, the id is the user's. */
export interface Entitlement {
  plans: HeldPlan[];
  lots: CreditLot[];
  holds: Hold[];
  /** Credits ever granted, and ever spent. */
  granted: number;
  spent: number;
  /** End of the trial, also once it is past; null where there was none. */
  trialUntil: Date | null;
  /** The latest of both, oldest first, bounded: what makes a repetition harmless. */
  settled: Settlement[];
  grantIds: string[];
  /** Of the oldest hold; null without any. For the sweeper's index. */
  oldestHoldAt: Date | null;
}

/** Nothing granted yet. */
export const emptyEntitlement = (): Entitlement => ({
  plans: [],
  lots: [],
  holds: [],
  granted: 0,
  spent: 0,
  trialUntil: null,
  settled: [],
  grantIds: [],
  oldestHoldAt: null,
});

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Credits not held and not spent, run out or not. */
export const available = ({ lots }: Entitlement): number => sum(lots.map(({ left }) => left));

export const held = ({ holds }: Entitlement): number =>
  sum(holds.flatMap(({ from }) => from.map(({ amount }) => amount)));

/** granted = available + held + spent, and nothing below zero (architecture, Credits). */
export const isBalanced = (entitlement: Entitlement): boolean =>
  entitlement.granted === available(entitlement) + held(entitlement) + entitlement.spent &&
  entitlement.spent >= 0 &&
  entitlement.lots.every(({ left }) => left >= 0);

/** Whether a plan or lot still counts. */
export const isRunning = ({ until }: { until: Date | null }, now: Date): boolean =>
  until === null || until > now;

/** Lots that can be drawn from, those that run out first at the front. */
export const usableLots = ({ lots }: Entitlement, now: Date): CreditLot[] =>
  lots
    .filter((lot) => lot.left > 0 && isRunning(lot, now))
    .toSorted((a, b) => (a.until?.getTime() ?? Infinity) - (b.until?.getTime() ?? Infinity));

export const usableCredits = (entitlement: Entitlement, now: Date): number =>
  sum(usableLots(entitlement, now).map(({ left }) => left));

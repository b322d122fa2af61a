import type { FieldsOf } from '@argint/aggregate-store';
import type { PlanType } from '@argint/contracts';
import type { entitlementSchema } from './entitlement-schema.ts';

/** What a user may do. The schema describes the fields. */
export type Entitlement = FieldsOf<typeof entitlementSchema>;
export type HeldPlan = Entitlement['plans'][number];
export type StoredSubscription = Entitlement['subscriptions'][number];
/** Types of plan that run for a time. The other types only give credits. */
export type TimedPlan = HeldPlan['type'];
export type CreditLot = Entitlement['lots'][number];
export type Hold = Entitlement['holds'][number];
export type Settlement = Entitlement['settled'][number];

/** The entitlement before any grant. */
export const emptyEntitlement = (): Entitlement => ({
  plans: [],
  subscriptions: [],
  lots: [],
  holds: [],
  granted: 0,
  spent: 0,
  trialUntil: null,
  settled: [],
  grantIds: [],
  deletedAt: null,
  oldestHoldAt: null,
});

/** What is kept of a deleted user's entitlement: only the time of deletion. */
export const tombstone = (now: Date): Entitlement => ({ ...emptyEntitlement(), deletedAt: now });

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Credits that are neither held nor spent, including expired ones. */
export const available = ({ lots }: Entitlement): number => sum(lots.map(({ left }) => left));

/** Credits set aside for running jobs. */
export const held = ({ holds }: Entitlement): number =>
  sum(holds.flatMap(({ from }) => from.map(({ amount }) => amount)));

/** Whether granted = available + held + spent, and no number is negative (architecture, Credits). */
export const isBalanced = (entitlement: Entitlement): boolean =>
  entitlement.granted === available(entitlement) + held(entitlement) + entitlement.spent &&
  entitlement.spent >= 0 &&
  entitlement.lots.every(({ left }) => left >= 0);

/** Whether a plan or lot has not expired. */
export const isRunning = ({ until }: { until: Date | null }, now: Date): boolean =>
  until === null || until > now;

/** The plan of a type, unless it has expired. */
export const runningPlan = (
  { plans }: Entitlement,
  type: PlanType,
  now: Date,
): HeldPlan | undefined => plans.find((plan) => plan.type === type && isRunning(plan, now));

/** Lots with credits to use, the first to expire first. */
export const usableLots = ({ lots }: Entitlement, now: Date): CreditLot[] =>
  lots
    .filter((lot) => lot.left > 0 && isRunning(lot, now))
    .toSorted((a, b) => (a.until?.getTime() ?? Infinity) - (b.until?.getTime() ?? Infinity));

/** Credits that a new job may use. */
export const usableCredits = (entitlement: Entitlement, now: Date): number =>
  sum(usableLots(entitlement, now).map(({ left }) => left));

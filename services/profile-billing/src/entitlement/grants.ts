import { PLANS, TRIAL_CREDITS, TRIAL_DAYS, type PlanType } from '@argint/contracts';
import { isRunning, type CreditLot, type Entitlement, type TimedPlan } from './entitlement.ts';

/** Number of grant ids kept, so that a repeated grant changes nothing. */
const GRANTS_KEPT = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What an operator or a payment grants. */
export type Grant = { plan: PlanType } | { credits: number };

const inMonths = (from: Date, months: number): Date => {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months);
  // Date turns 31 February into 3 March. Day 0 is the last day of the month before.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
};

/** The same day of the next month in UTC, or its last day if that month is shorter. */
export const monthAfter = (from: Date): Date => inMonths(from, 1);

/** The same day of the month before in UTC, or its last day if that month is shorter. */
export const monthBefore = (from: Date): Date => inMonths(from, -1);

/** Keeps the ids of grants, so that repeating one of them changes nothing. */
export const rememberGrants = <E extends Entitlement>(entitlement: E, ...ids: string[]): E => ({
  ...entitlement,
  grantIds: [...new Set([...entitlement.grantIds, ...ids])].slice(-GRANTS_KEPT),
});

/** Removes used-up lots and merges expired ones, so that the list stays short. The sum of credits stays the same. */
const compactLots = (
  lots: readonly CreditLot[],
  inUse: ReadonlySet<string>,
  now: Date,
): CreditLot[] => {
  const isExpired = (lot: CreditLot): boolean =>
    lot.until !== null && lot.until <= now && !inUse.has(lot.id);
  const expired = lots.filter(isExpired);
  const left = expired.reduce((sum, lot) => sum + lot.left, 0);
  const newest = expired.at(-1);
  return [
    ...(newest && left > 0 ? [{ ...newest, left }] : []),
    ...lots.filter((lot) => !isExpired(lot) && (lot.left > 0 || inUse.has(lot.id))),
  ];
};

/** Adds credits. */
export const addLot = <E extends Entitlement>(entitlement: E, lot: CreditLot, now: Date): E => {
  const inUse = new Set(entitlement.holds.flatMap(({ from }) => from.map((part) => part.lot)));
  return {
    ...entitlement,
    granted: entitlement.granted + lot.left,
    lots: [...compactLots(entitlement.lots, inUse, now), lot],
  };
};

/** Adds a plan, or lengthens the running one of the same type. */
export const addPlan = <E extends Entitlement>(
  entitlement: E,
  type: TimedPlan,
  until: Date | null,
  now: Date,
): E => {
  const known = entitlement.plans.find((plan) => plan.type === type);
  const runsLonger = known && known.until !== null && until !== null && known.until > until;
  const since = known && isRunning(known, now) ? known.since : now;
  const plan = { type, since, until: runsLonger ? known.until : until };
  return {
    ...entitlement,
    plans: [...entitlement.plans.filter((other) => other.type !== type), plan],
  };
};

/** The trial of a new user: 2 credits for 30 days. */
const grantTrial = <E extends Entitlement>(entitlement: E, id: string, now: Date): E => {
  const until = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const lot: CreditLot = { id, source: 'trial', left: TRIAL_CREDITS, until };
  return addLot({ ...entitlement, trialUntil: until }, lot, now);
};

const grantPlan = <E extends Entitlement>(
  entitlement: E,
  type: PlanType,
  id: string,
  now: Date,
): E => {
  const month = monthAfter(now);
  const left = PLANS[type].credits ?? 0;
  switch (type) {
    case 'none':
      return { ...entitlement, plans: [], subscriptions: [] };
    case 'trial':
      return grantTrial(entitlement, id, now);
    case 'single':
      return addLot(entitlement, { id, source: type, left, until: null }, now);
    case 'standard':
      return addLot(
        addPlan(entitlement, type, month, now),
        { id, source: type, left, until: month },
        now,
      );
    case 'unlimited':
      return addPlan(entitlement, type, month, now);
    case 'unlimited_special':
      return addPlan(entitlement, type, null, now);
  }
};

const withoutUnpaid = <E extends Entitlement>(entitlement: E, type: PlanType): E => ({
  ...entitlement,
  subscriptions: entitlement.subscriptions.filter(
    ({ planType, isPaid }) => planType !== type || isPaid,
  ),
});

/**
 * Grants a plan from now on, or credits that do not expire. The plan 'none' ends all plans and leaves credits. A
 * repeated grant id changes nothing.
 */
export const applyGrant = <E extends Entitlement>(
  entitlement: E,
  id: string,
  grant: Grant,
  now: Date,
): E => {
  if (entitlement.grantIds.includes(id)) return entitlement;
  const given =
    'plan' in grant
      ? grantPlan(entitlement, grant.plan, id, now)
      : addLot(entitlement, { id, source: 'credits', left: grant.credits, until: null }, now);
  // A plan that an operator gives after a cancel is not a cancelled one.
  const again = 'plan' in grant ? withoutUnpaid(given, grant.plan) : given;
  return rememberGrants(again, id);
};

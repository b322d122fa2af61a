import { PLANS, TRIAL_CREDITS, TRIAL_DAYS, type PlanType } from '@argint/contracts';
import type { CreditLot, Entitlement, TimedPlan } from './entitlement.ts';

/** Grants remembered so that a repeated one is harmless. */
const GRANTS_KEPT = 100;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What an operator or a payment gives. */
export type Gift = { plan: PlanType } | { credits: number };

/** The same day next month, or its last where it has no such day; UTC. */
export const monthAfter = (from: Date): Date => {
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  // A day the next month lacks spills over into the one after: back to the last that exists.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  return to;
};

/** Used-up lots go; those that ran out become one, so that the list stays short. Sums stay the same. */
const tidy = (lots: readonly CreditLot[], inUse: ReadonlySet<string>, now: Date): CreditLot[] => {
  const isPast = (lot: CreditLot): boolean =>
    lot.until !== null && lot.until <= now && !inUse.has(lot.id);
  const past = lots.filter(isPast);
  const left = past.reduce((sum, lot) => sum + lot.left, 0);
  const newest = past.at(-1);
  return [
    ...(newest && left > 0 ? [{ ...newest, left }] : []),
    ...lots.filter((lot) => !isPast(lot) && (lot.left > 0 || inUse.has(lot.id))),
  ];
};

const addLot = <E extends Entitlement>(entitlement: E, lot: CreditLot, now: Date): E => {
  const inUse = new Set(entitlement.holds.flatMap(({ from }) => from.map((part) => part.lot)));
  return {
    ...entitlement,
    granted: entitlement.granted + lot.left,
    lots: [...tidy(entitlement.lots, inUse, now), lot],
  };
};

const addPlan = <E extends Entitlement>(
  entitlement: E,
  type: TimedPlan,
  until: Date | null,
  now: Date,
): E => {
  const known = entitlement.plans.find((plan) => plan.type === type);
  const runsLonger = known && known.until !== null && until !== null && known.until > until;
  const plan = { type, since: now, until: runsLonger ? known.until : until };
  return {
    ...entitlement,
    plans: [...entitlement.plans.filter((other) => other.type !== type), plan],
  };
};

/** The trial of a new user: 2 credits for 30 days. */
const giveTrial = <E extends Entitlement>(entitlement: E, id: string, now: Date): E => {
  const until = new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const lot: CreditLot = { id, source: 'trial', left: TRIAL_CREDITS, until };
  return addLot({ ...entitlement, trialUntil: until }, lot, now);
};

const givePlan = <E extends Entitlement>(
  entitlement: E,
  type: PlanType,
  id: string,
  now: Date,
): E => {
  const month = monthAfter(now);
  const left = PLANS[type].credits ?? 0;
  switch (type) {
    case 'none':
      return { ...entitlement, plans: [] };
    case 'trial':
      return giveTrial(entitlement, id, now);
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

/** Gives a plan from now, or credits without end; 'none' ends the plans and leaves credits. The same grant twice changes nothing. */
export const give = <E extends Entitlement>(
  entitlement: E,
  id: string,
  gift: Gift,
  now: Date,
): E => {
  if (entitlement.grantIds.includes(id)) return entitlement;
  const given =
    'plan' in gift
      ? givePlan(entitlement, gift.plan, id, now)
      : addLot(entitlement, { id, source: 'credits', left: gift.credits, until: null }, now);
  return { ...given, grantIds: [...entitlement.grantIds, id].slice(-GRANTS_KEPT) };
};

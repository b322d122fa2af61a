import { AppError, PLANS } from '@argint/contracts';
import { planOf } from './access.ts';
import { usableCredits, usableLots } from './entitlement.ts';
import type { Entitlement, Hold, Settlement } from './entitlement.ts';

/** Ended jobs remembered, so that whatever arrives late finds how they ended. */
const SETTLED_KEPT = 200;

const withHolds = <E extends Entitlement>(entitlement: E, holds: Hold[]): E => {
  const times = holds.map(({ at }) => at.getTime());
  return {
    ...entitlement,
    holds,
    oldestHoldAt: times.length > 0 ? new Date(Math.min(...times)) : null,
  };
};

const settle = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  outcome: Settlement['outcome'],
  returned = 0,
): E => ({
  ...entitlement,
  settled: [
    ...entitlement.settled.filter((known) => known.jobId !== jobId),
    { jobId, outcome, returned },
  ].slice(-SETTLED_KEPT),
});

const settlementOf = (entitlement: Entitlement, jobId: string): Settlement | undefined =>
  entitlement.settled.find((known) => known.jobId === jobId);

const sum = ({ from }: Hold): number => from.reduce((all, { amount }) => all + amount, 0);

const isUnlimited = (entitlement: Entitlement, now: Date): boolean =>
  PLANS[planOf(entitlement, now).type].credits === null;

const holdOf = (entitlement: Entitlement, jobId: string): Hold | undefined =>
  entitlement.holds.find((hold) => hold.jobId === jobId);

const without = ({ holds }: Entitlement, jobId: string): Hold[] =>
  holds.filter((hold) => hold.jobId !== jobId);

/** Takes credits from the lots that run out first; they must be there. */
const draw = <E extends Entitlement>(
  entitlement: E,
  hold: Omit<Hold, 'from'>,
  amount: number,
): E => {
  let missing = amount;
  const from: Hold['from'] = [];
  for (const lot of usableLots(entitlement, hold.at)) {
    const taken = Math.min(lot.left, missing);
    if (taken > 0) from.push({ lot: lot.id, amount: taken });
    missing -= taken;
  }
  const takenOf = new Map(from.map((part) => [part.lot, part.amount]));
  const lots = entitlement.lots.map((lot) => ({
    ...lot,
    left: lot.left - (takenOf.get(lot.id) ?? 0),
  }));
  return withHolds({ ...entitlement, lots }, [...entitlement.holds, { ...hold, from }]);
};

const spend = <E extends Entitlement>(entitlement: E, hold: Hold): E =>
  settle(
    withHolds(
      { ...entitlement, spent: entitlement.spent + sum(hold) },
      without(entitlement, hold.jobId),
    ),
    hold.jobId,
    'committed',
  );

/** Draws and spends at once, where there is enough; the same entitlement where not: what is done is not failed. */
const spendLate = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  amount: number,
  now: Date,
): E => {
  if (usableCredits(entitlement, now) < amount) return entitlement;
  const holding = draw(entitlement, { jobId, at: now }, amount);
  return spend(holding, holdOf(holding, jobId) as Hold);
};

/** Holds from before the clock was set back begin now, so that they come due like any other; the same where there are none. */
export const bringHoldsNear = <E extends Entitlement>(entitlement: E, now: Date): E =>
  entitlement.holds.every(({ at }) => at <= now)
    ? entitlement
    : withHolds(
        entitlement,
        entitlement.holds.map((hold) => (hold.at <= now ? hold : { ...hold, at: now })),
      );

/**
 * Holds credits for a job; unlimited plans and an amount of 0 hold nothing. Repeated, or after its commit, it
 * holds nothing more. Throws AppError PAYMENT_REQUIRED, and CONFLICT where the job's hold was given back.
 */
export const reserve = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  amount: number,
  now: Date,
): E => {
  if (amount === 0 || holdOf(entitlement, jobId)) return entitlement;
  const ended = settlementOf(entitlement, jobId)?.outcome;
  if (ended === 'committed') return entitlement;
  if (ended === 'released') throw new AppError('CONFLICT');
  if (isUnlimited(entitlement, now)) return entitlement;
  if (ended === 'owed') return spendLate(entitlement, jobId, amount, now);
  if (usableCredits(entitlement, now) < amount) throw new AppError('PAYMENT_REQUIRED');
  return draw(entitlement, { jobId, at: now }, amount);
};

/**
 * Spends a job's hold. Without one it is remembered as owed, for a hold that comes later; one that was given
 * back, by a start that broke off beside one that did not, is taken again.
 */
export const commit = <E extends Entitlement>(entitlement: E, jobId: string, now: Date): E => {
  const hold = holdOf(entitlement, jobId);
  if (hold) return spend(entitlement, hold);
  const known = settlementOf(entitlement, jobId);
  if (!known) return settle(entitlement, jobId, 'owed');
  const isOpen = known.outcome === 'released' && known.returned > 0;
  if (!isOpen || isUnlimited(entitlement, now)) return entitlement;
  return spendLate(entitlement, jobId, known.returned, now);
};

/** Gives a job's hold back to where it came from. Without one the job counts as released, unless it was committed. */
export const release = <E extends Entitlement>(entitlement: E, jobId: string): E => {
  const hold = holdOf(entitlement, jobId);
  if (!hold)
    return settlementOf(entitlement, jobId) ? entitlement : settle(entitlement, jobId, 'released');
  const back = new Map(hold.from.map((part) => [part.lot, part.amount]));
  const lots = entitlement.lots.map((lot) => ({
    ...lot,
    left: lot.left + (back.get(lot.id) ?? 0),
  }));
  return settle(
    withHolds({ ...entitlement, lots }, without(entitlement, jobId)),
    jobId,
    'released',
    sum(hold),
  );
};

/** Whether a job holds credits. */
export const isHeld = (entitlement: Entitlement, jobId: string): boolean =>
  holdOf(entitlement, jobId) !== undefined;

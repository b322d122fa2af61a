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
): E => ({
  ...entitlement,
  settled: [
    ...entitlement.settled.filter((known) => known.jobId !== jobId),
    { jobId, outcome },
  ].slice(-SETTLED_KEPT),
});

const outcomeOf = (entitlement: Entitlement, jobId: string): Settlement['outcome'] | undefined =>
  entitlement.settled.find((known) => known.jobId === jobId)?.outcome;

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

const spend = <E extends Entitlement>(entitlement: E, hold: Hold): E => {
  const amount = hold.from.reduce((sum, part) => sum + part.amount, 0);
  return settle(
    withHolds(
      { ...entitlement, spent: entitlement.spent + amount },
      without(entitlement, hold.jobId),
    ),
    hold.jobId,
    'committed',
  );
};

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
  const ended = outcomeOf(entitlement, jobId);
  if (ended === 'committed') return entitlement;
  if (ended === 'released') throw new AppError('CONFLICT');
  if (PLANS[planOf(entitlement, now).type].credits === null) return entitlement;
  const isEnough = usableCredits(entitlement, now) >= amount;
  if (ended === 'owed') {
    // The job is over and paid late; where nothing is left it stays owed rather than fail what is done.
    if (!isEnough) return entitlement;
    const holding = draw(entitlement, { jobId, at: now }, amount);
    return spend(holding, holdOf(holding, jobId) as Hold);
  }
  if (!isEnough) throw new AppError('PAYMENT_REQUIRED');
  return draw(entitlement, { jobId, at: now }, amount);
};

/** Spends a job's hold. Without one it is remembered as owed, for a hold that comes later. */
export const commit = <E extends Entitlement>(entitlement: E, jobId: string): E => {
  const hold = holdOf(entitlement, jobId);
  if (hold) return spend(entitlement, hold);
  return outcomeOf(entitlement, jobId) ? entitlement : settle(entitlement, jobId, 'owed');
};

/** Gives a job's hold back to where it came from. Without one the job counts as released, unless it was committed. */
export const release = <E extends Entitlement>(entitlement: E, jobId: string): E => {
  const hold = holdOf(entitlement, jobId);
  if (!hold)
    return outcomeOf(entitlement, jobId) ? entitlement : settle(entitlement, jobId, 'released');
  const back = new Map(hold.from.map((part) => [part.lot, part.amount]));
  const lots = entitlement.lots.map((lot) => ({
    ...lot,
    left: lot.left + (back.get(lot.id) ?? 0),
  }));
  return settle(
    withHolds({ ...entitlement, lots }, without(entitlement, jobId)),
    jobId,
    'released',
  );
};

/** Whether a job holds credits. */
export const isHeld = (entitlement: Entitlement, jobId: string): boolean =>
  holdOf(entitlement, jobId) !== undefined;

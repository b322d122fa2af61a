import { AppError, PLANS } from '@argint/contracts';
import { planOf } from './access.ts';
import { usableCredits, usableLots } from './entitlement.ts';
import type { Entitlement, Hold, Settlement } from './entitlement.ts';

/** A settlement is kept for this long, in milliseconds, so that a late or repeated command finds how the job ended. */
const SETTLED_MS = 24 * 60 * 60 * 1_000;
/** This many of the latest settlements are kept however old they are. */
const MIN_SETTLED = 200;
/** No more settlements than this are kept, however recent they are. */
const MAX_SETTLED = 2_000;

/** Drops settlements older than 24 hours, but keeps at least the latest 200 and at most 2,000. Oldest first. */
export const keepSettlements = (settled: readonly Settlement[], now: Date): Settlement[] => {
  const from = settled.length - MIN_SETTLED;
  return settled
    .filter(({ at }, index) => index >= from || now.getTime() - at.getTime() < SETTLED_MS)
    .slice(-MAX_SETTLED);
};

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
  settlement: Omit<Settlement, 'returned'> & { returned?: number },
): E => {
  const others = entitlement.settled.filter(({ jobId }) => jobId !== settlement.jobId);
  const settled = keepSettlements([...others, { returned: 0, ...settlement }], settlement.at);
  return { ...entitlement, settled };
};

const settlementOf = (entitlement: Entitlement, jobId: string): Settlement | undefined =>
  entitlement.settled.find((known) => known.jobId === jobId);

const sum = ({ from }: Hold): number => from.reduce((all, { amount }) => all + amount, 0);

const isUnlimited = (entitlement: Entitlement, now: Date): boolean =>
  PLANS[planOf(entitlement, now).type].credits === null;

const holdOf = (entitlement: Entitlement, jobId: string): Hold | undefined =>
  entitlement.holds.find((hold) => hold.jobId === jobId);

const without = ({ holds }: Entitlement, jobId: string): Hold[] =>
  holds.filter((hold) => hold.jobId !== jobId);

/** Takes credits from the lots that expire first. The caller has checked that there are enough. */
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

const spend = <E extends Entitlement>(entitlement: E, hold: Hold, now: Date): E =>
  settle(
    withHolds(
      { ...entitlement, spent: entitlement.spent + sum(hold) },
      without(entitlement, hold.jobId),
    ),
    { jobId: hold.jobId, outcome: 'committed', at: now },
  );

/** Spends credits without a hold. Too few credits leave the entitlement unchanged: the job is done and must not fail. */
const spendLate = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  amount: number,
  now: Date,
): E => {
  if (usableCredits(entitlement, now) < amount) return entitlement;
  const holding = draw(entitlement, { jobId, at: now, attempts: [] }, amount);
  return spend(holding, holdOf(holding, jobId) as Hold, now);
};

/** Sets hold times in the future to now, so that these holds come due too. Unchanged where there are none. */
export const clampHoldTimes = <E extends Entitlement>(entitlement: E, now: Date): E =>
  entitlement.holds.every(({ at }) => at <= now)
    ? entitlement
    : withHolds(
        entitlement,
        entitlement.holds.map((hold) => (hold.at <= now ? hold : { ...hold, at: now })),
      );

const withAttempts = <E extends Entitlement>(entitlement: E, hold: Hold, attempts: string[]): E =>
  withHolds(
    entitlement,
    entitlement.holds.map((one) => (one === hold ? { ...hold, attempts } : one)),
  );

/** Adds an attempt to a hold. Unchanged where it shares the hold already. */
const join = <E extends Entitlement>(entitlement: E, hold: Hold, attempt: string): E =>
  attempt === '' || hold.attempts.includes(attempt)
    ? entitlement
    : withAttempts(entitlement, hold, [...hold.attempts, attempt]);

/**
 * Holds credits for a job. An amount of 0 and an unlimited plan hold nothing. A repeated call holds nothing more.
 *
 * @param attempt names the attempt to start the job. Several attempts under one key share one hold.
 * @throws AppError PAYMENT_REQUIRED where the credits are too few; CONFLICT where the job's hold was spent or
 * released. The caller then looks for the job: otherwise a job whose record is gone could run again for the credit
 * of its first run.
 */
export const reserve = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  amount: number,
  now: Date,
  attempt = '',
): E => {
  if (amount === 0) return entitlement;
  const held = holdOf(entitlement, jobId);
  if (held) return join(entitlement, held, attempt);
  const ended = settlementOf(entitlement, jobId)?.outcome;
  if (ended === 'committed' || ended === 'released') throw new AppError('CONFLICT');
  if (isUnlimited(entitlement, now)) return entitlement;
  if (ended === 'owed') return spendLate(entitlement, jobId, amount, now);
  if (usableCredits(entitlement, now) < amount) throw new AppError('PAYMENT_REQUIRED');
  return draw(entitlement, { jobId, at: now, attempts: attempt === '' ? [] : [attempt] }, amount);
};

/**
 * Spends a job's hold. Without a hold, the job is recorded as owed and a later reservation pays for it. A hold that
 * another attempt to start the job released is taken again.
 */
export const commit = <E extends Entitlement>(entitlement: E, jobId: string, now: Date): E => {
  const hold = holdOf(entitlement, jobId);
  if (hold) return spend(entitlement, hold, now);
  const known = settlementOf(entitlement, jobId);
  if (!known) return settle(entitlement, { jobId, outcome: 'owed', at: now });
  const wasReturned = known.outcome === 'released' && known.returned > 0;
  if (!wasReturned || isUnlimited(entitlement, now)) return entitlement;
  return spendLate(entitlement, jobId, known.returned, now);
};

/** Removes one attempt from its job's hold. The last attempt releases the hold. Unchanged without a hold. */
export const releaseAttempt = <E extends Entitlement>(
  entitlement: E,
  jobId: string,
  attempt: string,
  now: Date,
): E => {
  const hold = holdOf(entitlement, jobId);
  if (!hold?.attempts.includes(attempt)) return entitlement;
  const others = hold.attempts.filter((other) => other !== attempt);
  return others.length === 0
    ? release(entitlement, jobId, now)
    : withAttempts(entitlement, hold, others);
};

/** Gives a job's hold back to its lots. Without a hold, the job is recorded as released unless it was settled before. */
export const release = <E extends Entitlement>(entitlement: E, jobId: string, now: Date): E => {
  const hold = holdOf(entitlement, jobId);
  const released = { jobId, outcome: 'released', at: now } as const;
  if (!hold) return settlementOf(entitlement, jobId) ? entitlement : settle(entitlement, released);
  const back = new Map(hold.from.map((part) => [part.lot, part.amount]));
  const lots = entitlement.lots.map((lot) => ({
    ...lot,
    left: lot.left + (back.get(lot.id) ?? 0),
  }));
  return settle(withHolds({ ...entitlement, lots }, without(entitlement, jobId)), {
    ...released,
    returned: sum(hold),
  });
};

/** Whether a job holds credits. */
export const isHeld = (entitlement: Entitlement, jobId: string): boolean =>
  holdOf(entitlement, jobId) !== undefined;

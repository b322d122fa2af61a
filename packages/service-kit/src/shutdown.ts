import { codeOf } from '@argint/contracts';
import type { Logger } from './logger.ts';

/** One part of a shutdown; its works run at the same time. */
export type ShutdownStep = readonly (() => unknown)[];

/**
 * Runs the steps one after the other. A failure is logged and does not keep later steps from running. At the end it
 * is thrown, except UNAVAILABLE: a store or bus that cannot be written now (a full disk) loses nothing by being
 * closed, because everything acknowledged is already durable.
 */
export const shutDown = async (steps: readonly ShutdownStep[], logger: Logger): Promise<void> => {
  const faults: unknown[] = [];
  for (const works of steps) {
    const outcomes = await Promise.allSettled(works.map(async (work) => work()));
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') continue;
      logger.error({ err: outcome.reason as unknown }, 'shutting down');
      if (codeOf(outcome.reason) !== 'UNAVAILABLE') faults.push(outcome.reason);
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, 'The shutdown was not orderly.');
};

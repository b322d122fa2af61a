import type { ClaimLoop } from './claim-loop.ts';
import type { TaskRecovery } from './task-recovery.ts';

/** How often a replica looks for waiting and for lost tasks, in ms. Events make it look sooner. */
const POLL_MS = 1_000;

/**
 * Looks for lost tasks and for waiting ones, each by itself: while claims take longer than tasks, claiming never ends,
 * and lost tasks would wait for it.
 */
export const pollTasks = (
  every: (ms: number, name: string, run: () => Promise<unknown>) => void,
  parts: { recovery: Pick<TaskRecovery, 'recover'>; loop: Pick<ClaimLoop, 'fill'> },
): void => {
  every(POLL_MS, 'recover tasks', parts.recovery.recover);
  every(POLL_MS, 'claim tasks', parts.loop.fill);
};

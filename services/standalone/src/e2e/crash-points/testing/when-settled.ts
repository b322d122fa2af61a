import { setTimeout as sleep } from 'node:timers/promises';

/** How long a finishing job, outboxes and cancelled tasks may take to settle after a journey, in ms. */
const SETTLE_MS = 15_000;

/**
 * Waits until `faults` finds nothing, and returns what is left after 15 s. A replica takes the lease of a
 * killed one only after it has seen it silent for 4 to 6 s, and a cancelled job shows its end before that.
 */
export const whenSettled = async (faults: () => string[]): Promise<string[]> => {
  const end = Date.now() + SETTLE_MS;
  let left = faults();
  while (left.length > 0 && Date.now() < end) {
    await sleep(50);
    left = faults();
  }
  return left;
};

import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `faults` finds nothing, and returns what is left after the limit. A replica takes the lease of a
 * killed one only after it has seen it silent for 4 to 6 s, and a cancelled job shows its end before that.
 *
 * @param limitMs how long a finishing job, outboxes and cancelled tasks may take to settle @default 15 s
 */
export const whenSettled = async (
  faults: () => string[] | Promise<string[]>,
  limitMs = 15_000,
): Promise<string[]> => {
  const end = Date.now() + limitMs;
  let left = await faults();
  while (left.length > 0 && Date.now() < end) {
    await sleep(50);
    left = await faults();
  }
  return left;
};

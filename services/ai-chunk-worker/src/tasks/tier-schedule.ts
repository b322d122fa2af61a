import type { Tier } from './task.ts';
import { TIERS } from './task-schema.ts';

/** Most tasks of higher tiers that are claimed before a lower tier gets its turn. No analysis has this many tasks. */
export const MAX_PASSED_OVER = 40;

/**
 * The order in which one claim loop asks the tiers for a task. Priority comes before paid and paid before simple,
 * except that a tier that was passed over MAX_PASSED_OVER times is asked first, once. So no tier starves: while it has
 * waiting tasks, each replica serves it at least once in MAX_PASSED_OVER + 2 claims. On each replica, an analysis waits
 * for at most one task of each lower tier.
 */
export const createTierSchedule = () => {
  const passedOver = new Map<Tier, number>(TIERS.map((tier) => [tier, 0]));
  const isDue = (tier: Tier): boolean => (passedOver.get(tier) ?? 0) >= MAX_PASSED_OVER;
  return {
    /** The tiers in the order in which the next claim asks them. */
    order: (): Tier[] => [
      ...TIERS.filter(isDue).reverse(),
      ...TIERS.filter((tier) => !isDue(tier)),
    ],
    /** Call it with the tier of each task that was claimed. */
    recordClaim: (tier: Tier): void => {
      passedOver.set(tier, 0);
      for (const lower of TIERS.slice(TIERS.indexOf(tier) + 1))
        passedOver.set(lower, (passedOver.get(lower) ?? 0) + 1);
    },
  };
};

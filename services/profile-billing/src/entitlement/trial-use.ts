import { planOf } from './access.ts';
import { usableCredits, type Entitlement } from './entitlement.ts';

/**
 * Whether a change takes credits of a free trial of which some were taken before, for jobs that run or that ended
 * with a result. Credits that came back do not count. A user with a plan or with bought credits uses no trial.
 */
export const takesMoreOfTrial = (before: Entitlement, after: Entitlement, now: Date): boolean =>
  planOf(before, now).type === 'trial' &&
  (before.spent > 0 || before.holds.length > 0) &&
  usableCredits(after, now) < usableCredits(before, now);

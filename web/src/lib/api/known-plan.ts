import { planTypeOf } from '@argint/contracts/plans';
import type { PlanType } from '@argint/contracts/plans';

/** An answer whose plan this release knows: one of a later release counts as none. */
export const withKnownPlan = <T extends { planType: PlanType }>(answer: T): T => ({
  ...answer,
  planType: planTypeOf(answer.planType),
});

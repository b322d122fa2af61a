import { defineAggregate } from '@argint/aggregate-store';
import { z } from 'zod';

const id = z.string().min(1);
const credits = z.int().min(0);

/** A plan of the user, at most one of each type. `until` is null for a plan without an end. */
const plan = z.object({
  type: z.enum(['standard', 'unlimited', 'unlimited_special']),
  since: z.date(),
  until: z.date().nullable(),
});

/** Credits granted together. Expired credits stay in `left`, unusable, so that the sums still match. */
const lot = z.object({
  /** The grant's id; trial credits of registration are 'trial'. */
  id,
  source: z.enum(['trial', 'standard', 'single', 'credits']),
  left: credits,
  until: z.date().nullable(),
});

/** What happened to the renewal of a monthly plan. Dates of the plan itself stand in `plans`. */
const subscription = z.object({
  planType: plan.shape.type,
  /** Whether payments brought it, rather than an operator. */
  isPaid: z.boolean(),
  autoRenew: z.boolean(),
  cancelledAt: z.date().nullable(),
  cancellationReason: z.string().nullable(),
});

/** Credits set aside for a running job, with the lots they came from. */
const hold = z.object({
  jobId: id,
  at: z.date(),
  from: z.array(z.object({ lot: id, amount: credits })),
  /** The attempts to start the job that share the hold. */
  attempts: z.array(z.string()).default([]),
});

/** How a job's credits ended. A commit that found no hold is `owed`: the reservation may still arrive. */
const settlement = z.object({
  jobId: id,
  outcome: z.enum(['committed', 'released', 'owed']),
  /** Credits that a release gave back. A later commit takes them again. */
  returned: credits,
  at: z.date(),
});

/** What a user may do. One aggregate for each user, under the user's id. */
export const entitlementSchema = defineAggregate({
  name: 'entitlements',
  fields: {
    plans: z.array(plan),
    /** At most one for each type of plan; none where the plan was never bought, cancelled or reactivated. */
    subscriptions: z.array(subscription).default([]),
    lots: z.array(lot),
    holds: z.array(hold),
    /** Credits granted and spent since the account was made. */
    granted: credits,
    spent: credits,
    /** End of the trial, past or not. Null where there was none. */
    trialUntil: z.date().nullable(),
    /** The latest settlements and grants, oldest first. They make a repeated command harmless. */
    settled: z.array(settlement),
    grantIds: z.array(id),
    /** When the user was deleted. The emptied document stays as a tombstone, so that a late event cannot recreate the user. */
    deletedAt: z.date().nullable(),
    /** Time of the oldest hold, for the sweeper's index. Null without holds. */
    oldestHoldAt: z.date().nullable(),
  },
  indexes: [{ fields: { oldestHoldAt: 1 } }],
});

import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** A job whose tasks nobody waits for; its id is the job's. A request that arrives later creates nothing. */
export const stoppedJobSchema = defineAggregate({
  name: 'stoppedJobs',
  fields: { stoppedAt: z.date() },
  indexes: [{ fields: { stoppedAt: 1 } }],
});
export type StoppedJob = FieldsOf<typeof stoppedJobSchema>;

/** A deleted user; its id is the user's. Kept for good, since an event may be replayed at any time. */
export const deletedUserSchema = defineAggregate({
  name: 'deletedUsers',
  fields: { deletedAt: z.date() },
  indexes: [],
});
export type DeletedUser = FieldsOf<typeof deletedUserSchema>;

import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import type { Place, Renew } from '../sealing/vault.ts';

/** The findings of one task, kept until its job has a result. The id is `<jobId>:<chunkId>`. */
export const findingsSchema = defineAggregate({
  name: 'findings',
  fields: {
    essayId: z.string().min(1),
    userId: z.string().min(1),
    jobId: z.string().min(1),
    chunkId: z.string().min(1),
    fence: z.int().min(0),
    /** Sealed JSON of a Findings. */
    json: z.string().min(1),
    createdAt: z.date(),
  },
  indexes: [
    { fields: { jobId: 1 } },
    { fields: { essayId: 1 } },
    { fields: { createdAt: 1 } },
    { fields: { userId: 1, createdAt: 1 } },
  ],
});
export type StoredFindings = FieldsOf<typeof findingsSchema>;

/** Id of the findings of a task. */
export const findingsId = (jobId: string, chunkId: string): string => `${jobId}:${chunkId}`;

/** Replaces findings by those with a higher fence. The same or a lower fence changes nothing. */
export const replaceFindings = (
  stored: Doc<StoredFindings>,
  fence: number,
  json: string,
): Doc<StoredFindings> => (fence > stored.fence ? { ...stored, fence, json } : stored);

/** Where the JSON of a task's findings is stored. */
export const findingsPlace = (id: string): Place => ({ collection: 'findings', id, field: 'json' });

/** The findings with each sealed value as `renew` gives it; the same object where it changes none. */
export const resealFindings = (stored: Doc<StoredFindings>, renew: Renew): Doc<StoredFindings> => {
  const json = renew(findingsPlace(stored._id), stored.json);
  return json === stored.json ? stored : { ...stored, json };
};

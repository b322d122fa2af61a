import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';
import type { Place, Renew } from '../sealing/vault.ts';

/** The findings of one task, kept until its job has a result. The id is `<jobId>:<taskId>`. */
export const findingsSchema = defineAggregate({
  name: 'findings',
  fields: {
    essayId: z.string().min(1),
    userId: z.string().min(1),
    jobId: z.string().min(1),
    /** Id of the task; the name is that of earlier releases. */
    chunkId: z.string().min(1),
    fence: z.int().min(0),
    /** Rises each time the same holder saves its findings again. Findings of earlier releases have none. */
    revision: z.int().min(0).default(0),
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
export const findingsId = (jobId: string, taskId: string): string => `${jobId}:${taskId}`;

/**
 * Replaces findings by those with a higher fence, whatever their revision, or by those with the same fence and a higher
 * revision. All others change nothing.
 */
export const replaceFindings = (
  stored: Doc<StoredFindings>,
  given: Pick<StoredFindings, 'fence' | 'revision' | 'json'>,
): Doc<StoredFindings> => {
  const { fence, revision, json } = given;
  const isNewer = fence > stored.fence || (fence === stored.fence && revision > stored.revision);
  return isNewer ? { ...stored, fence, revision, json } : stored;
};

/** Where the JSON of a task's findings is stored. */
export const findingsPlace = (id: string): Place => ({ collection: 'findings', id, field: 'json' });

/** The findings with each sealed value as `renew` gives it; the same object where it changes none. */
export const resealFindings = (stored: Doc<StoredFindings>, renew: Renew): Doc<StoredFindings> => {
  const json = renew(findingsPlace(stored._id), stored.json);
  return json === stored.json ? stored : { ...stored, json };
};

import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

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
  indexes: [{ fields: { jobId: 1 } }, { fields: { essayId: 1 } }, { fields: { createdAt: 1 } }],
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

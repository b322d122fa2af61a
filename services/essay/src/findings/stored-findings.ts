import type { Doc } from '@argint/aggregate-store';
import { Schema } from 'mongoose';

/** What one chunk task found, until its job has a result. Id: `jobId:chunkId`. */
export interface StoredFindings {
  essayId: string;
  userId: string;
  jobId: string;
  chunkId: string;
  fence: number;
  /** Sealed JSON of a Findings. */
  json: string;
  createdAt: Date;
}

export const findingsSchema = new Schema({
  essayId: { type: String, required: true },
  userId: { type: String, required: true },
  jobId: { type: String, required: true },
  chunkId: { type: String, required: true },
  fence: { type: Number, required: true },
  json: { type: String, required: true },
  createdAt: { type: Date, required: true },
})
  .index({ jobId: 1 })
  .index({ essayId: 1 })
  .index({ createdAt: 1 });

/** Id of a chunk's findings. */
export const findingsId = (jobId: string, chunkId: string): string => `${jobId}:${chunkId}`;

/** The later holder's findings; a lower fence than seen, or the same again, changes nothing. */
export const replaceFindings = (
  stored: Doc<StoredFindings>,
  fence: number,
  json: string,
): Doc<StoredFindings> => (fence > stored.fence ? { ...stored, fence, json } : stored);

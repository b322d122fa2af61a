import { ANALYSIS_TYPES, TASK_KINDS } from '@argint/contracts';
import { Schema } from 'mongoose';
import { LANES } from './chunk-task.ts';

const id = { type: String, required: true };
const count = { type: Number, required: true };
const date = { type: Date, default: null };

/** Fields and indexes of the tasks collection. */
export const chunkTaskSchema = new Schema({
  jobId: id,
  chunkId: id,
  userId: id,
  essayId: id,
  kind: { type: String, required: true, enum: [...TASK_KINDS] },
  analysisType: { type: String, required: true, enum: [...ANALYSIS_TYPES] },
  start: count,
  end: count,
  deadline: { type: Date, required: true },
  lane: { type: String, required: true, enum: [...LANES] },
  priority: { type: Boolean, required: true },
  traceparent: { type: String, default: null },
  state: {
    type: String,
    required: true,
    enum: ['waiting', 'running', 'done', 'failed', 'cancelled'],
  },
  claimableAt: date,
  owner: { type: String, default: null },
  fence: count,
  attempts: count,
  code: { type: String, default: null },
  createdAt: { type: Date, required: true },
  endedAt: date,
})
  .index({ lane: 1, priority: 1, claimableAt: 1 })
  .index({ claimableAt: 1 })
  .index({ jobId: 1 })
  .index({ userId: 1 })
  .index({ endedAt: 1 });

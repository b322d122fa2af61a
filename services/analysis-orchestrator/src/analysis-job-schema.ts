import { ANALYSIS_TYPES, JOB_STATUSES, TASK_KINDS } from '@argint/contracts';
import { Schema } from 'mongoose';

const chunk = new Schema(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: TASK_KINDS, required: true },
    start: { type: Number, required: true },
    end: { type: Number, required: true },
    state: { type: String, enum: ['requested', 'done', 'failed'], required: true },
  },
  { _id: false, id: false },
);

/** Fields and indexes of `jobs`; the id is the job's. */
export const jobSchema = new Schema({
  _id: { type: String, required: true },
  userId: { type: String, required: true },
  essayId: { type: String, required: true },
  analysisType: { type: String, enum: ANALYSIS_TYPES, required: true },
  priority: { type: Boolean, required: true },
  requestHash: { type: String, required: true },
  status: { type: String, enum: JOB_STATUSES, required: true },
  phase: { type: String, enum: ['running', 'finishing', 'done'], required: true },
  outcome: { type: String, enum: ['completed', 'failed', 'cancelled', null], default: null },
  progress: { type: Number, required: true },
  chunks: { type: [chunk], required: true },
  partials: { type: Boolean, required: true },
  isStored: { type: Boolean, default: false },
  error: { type: String, default: null },
  createdAt: { type: Date, required: true },
  deadlineAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  completedAt: { type: Date, default: null },
})
  .index({ userId: 1, createdAt: 1 })
  .index({ essayId: 1, createdAt: 1 })
  .index({ phase: 1, deadlineAt: 1 })
  .index({ phase: 1, updatedAt: 1 });

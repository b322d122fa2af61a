import { Schema } from 'mongoose';

const sealed = { type: String, default: null };
const date = { type: Date, default: null };

/** Fields and indexes of the essays collection. */
export const essaySchema = new Schema({
  userId: { type: String, required: true },
  state: { type: String, required: true, enum: ['kept', 'deleting', 'deleted'] },
  text: sealed,
  question: sealed,
  title: sealed,
  preview: sealed,
  wordCount: { type: Number, required: true },
  createdAt: { type: Date, required: true },
  updatedAt: { type: Date, required: true },
  retainUntil: date,
  deletedAt: date,
})
  .index({ userId: 1, state: 1, createdAt: -1 })
  .index({ state: 1, retainUntil: 1 })
  .index({ state: 1, deletedAt: 1 });

import { Schema } from 'mongoose';

/** A job nobody waits for, so that its tasks that arrive late are stopped too; its id is the job's. */
export interface StoppedJob {
  stoppedAt: Date;
}

export const stoppedJobSchema = new Schema({ stoppedAt: { type: Date, required: true } }).index({
  stoppedAt: 1,
});

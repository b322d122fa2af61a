import { Schema } from 'mongoose';

const part = { _id: false, id: false } as const;
const number = { type: Number, required: true };
const text = { type: String, required: true };

const plan = new Schema(
  {
    type: { type: String, enum: ['standard', 'unlimited', 'unlimited_special'], required: true },
    since: { type: Date, required: true },
    until: { type: Date, default: null },
  },
  part,
);
const lot = new Schema(
  {
    id: text,
    source: { type: String, enum: ['trial', 'standard', 'single', 'credits'], required: true },
    left: { ...number, min: 0 },
    until: { type: Date, default: null },
  },
  part,
);
const draw = new Schema({ lot: text, amount: number }, part);
const hold = new Schema(
  { jobId: text, at: { type: Date, required: true }, from: { type: [draw], required: true } },
  part,
);
const settlement = new Schema(
  {
    jobId: text,
    outcome: { type: String, enum: ['committed', 'released', 'owed'], required: true },
    returned: { type: Number, default: 0 },
  },
  part,
);

/** Fields and indexes of `entitlements`; the id is the user's. */
export const entitlementSchema = new Schema({
  _id: text,
  plans: { type: [plan], required: true },
  lots: { type: [lot], required: true },
  holds: { type: [hold], required: true },
  granted: number,
  spent: number,
  trialUntil: { type: Date, default: null },
  settled: { type: [settlement], required: true },
  grantIds: { type: [String], required: true },
  oldestHoldAt: { type: Date, default: null },
}).index({ oldestHoldAt: 1 });

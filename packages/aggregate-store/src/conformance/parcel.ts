import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { Schema } from 'mongoose';

/** The suite's aggregate: something of everything a schema may declare. */
export interface Parcel {
  owner: string;
  code?: string | null;
  weight: number;
  sentAt: Date | null;
  fragile: boolean;
  stamps: { place: string; at: Date }[];
  route?: { hub: string | null; floor: number };
  notes?: unknown;
  seal?: Uint8Array;
}

export const parcelSchema = (): Schema => {
  const schema = new Schema<Parcel>({
    owner: { type: String, required: true },
    code: { type: String, lowercase: true, unique: true, sparse: true },
    weight: { type: Number, default: 7, min: 0 },
    sentAt: { type: Date, default: null },
    fragile: { type: Boolean, default: false },
    stamps: [{ place: { type: String, required: true }, at: Date }],
    route: { hub: { type: String, default: null }, floor: { type: Number, default: 0 } },
    notes: Schema.Types.Mixed,
    seal: Buffer,
  });
  schema.index({ owner: 1, sentAt: -1 });
  schema.index({ weight: 1 });
  schema.index({ fragile: 1 });
  schema.index({ 'route.hub': 1 });
  return schema;
};

/** One place per floor of a hub: a unique index over two fields, nulls included. */
export interface Shelf {
  hub: string;
  floor?: number | null;
  label?: string | null;
}

export const shelfSchema = (): Schema => {
  const schema = new Schema<Shelf>({
    hub: { type: String, required: true },
    floor: Number,
    label: String,
  });
  schema.index({ hub: 1, floor: 1 }, { unique: true });
  schema.index(
    { label: 1 },
    { unique: true, partialFilterExpression: { label: { $type: 'string' } } },
  );
  return schema;
};

/** The least a parcel needs. */
export const parcel = (id: string, fields: Partial<Parcel> = {}): Parcel & { _id: string } =>
  ({ _id: id, owner: 'ann', ...fields }) as Parcel & { _id: string };

export const parcelEvent = (id: string): EventEnvelope =>
  newEvent('users.deleted', { userId: 'ann' }, { source: 'parcels', id, now: new Date(0) });

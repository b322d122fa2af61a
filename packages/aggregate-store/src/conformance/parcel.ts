import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { z } from 'zod';
import { defineAggregate, type FieldsOf } from '../define-aggregate.ts';

/** The suite's aggregate: something of everything a schema may declare. */
export const parcelSchema = defineAggregate({
  name: 'parcels',
  fields: {
    owner: z.string().min(1),
    code: z.string().nullable().optional(),
    weight: z.number().min(0).default(7),
    sentAt: z.date().nullable().default(null),
    fragile: z.boolean().default(false),
    size: z.enum(['small', 'large']).default('small'),
    stamps: z.array(z.object({ place: z.string(), at: z.date() })).default(() => []),
    route: z
      .object({ hub: z.string().nullable(), floor: z.number() })
      .default(() => ({ hub: null, floor: 0 })),
    notes: z.unknown().optional(),
    labels: z.record(z.string(), z.number()).default(() => ({})),
  },
  indexes: [
    { fields: { owner: 1, sentAt: -1 } },
    { fields: { code: 1 } },
    { fields: { weight: 1 } },
    { fields: { sentAt: 1 } },
    { fields: { fragile: 1 } },
    { fields: { 'route.hub': 1 } },
  ],
});
export type Parcel = FieldsOf<typeof parcelSchema>;

/** One shelf per floor of a hub, and one per label. */
export const shelfSchema = defineAggregate({
  name: 'shelves',
  fields: { hub: z.string(), floor: z.number(), label: z.string() },
  indexes: [
    { fields: { hub: 1, floor: 1 }, unique: true },
    { fields: { label: 1 }, unique: true },
  ],
});
export type Shelf = FieldsOf<typeof shelfSchema>;

/** A shelf whose label is its id unless given. */
export const shelf = (id: string, fields: Partial<Shelf> = {}): Shelf & { _id: string } => ({
  _id: id,
  hub: 'CPT',
  floor: Number(id.replaceAll(/\D/g, '')),
  label: id,
  ...fields,
});

/** The least a parcel needs. */
export const parcel = (id: string, fields: Partial<Parcel> = {}): Parcel & { _id: string } =>
  ({ _id: id, owner: 'ann', ...fields }) as Parcel & { _id: string };

export const parcelEvent = (id: string): EventEnvelope =>
  newEvent('users.deleted', { userId: 'ann' }, { source: 'parcels', id, now: new Date(0) });

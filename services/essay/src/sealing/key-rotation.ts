import { defineAggregate, type Doc, type FieldsOf } from '@argint/aggregate-store';
import { z } from 'zod';

/** Id of the one document. */
export const KEY_ROTATION = 'latest';

/** The latest rotation of the data keys of all users. */
export const keyRotationSchema = defineAggregate({
  name: 'keyRotations',
  fields: {
    /** Counts from 1. Keys that it makes have its number. */
    number: z.int().min(1),
    /** Id that the starting call gave. So a repeated call does not start another one. */
    startedBy: z.string().min(1),
    startedAt: z.date(),
  },
});
export type KeyRotation = FieldsOf<typeof keyRotationSchema>;

/** The next rotation. When another call has started one since `seen`, that one stays. */
export const startNext = (
  latest: Doc<KeyRotation>,
  seen: number,
  given: Omit<KeyRotation, 'number'>,
): Doc<KeyRotation> =>
  latest.number === seen ? { ...latest, ...given, number: seen + 1 } : latest;

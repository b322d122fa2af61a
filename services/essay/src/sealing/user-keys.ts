const KEY_BYTES = 32;
const NUMBER_BYTES = 4;
const ENTRY_BYTES = NUMBER_BYTES + KEY_BYTES;

/** One data key of a user. */
export interface UserKey {
  /** The number of the rotation that made it; 0 before any rotation. */
  number: number;
  bytes: Buffer;
}

/** A user's data keys, the newest first. The newest seals; the others open what they have sealed. */
export type UserKeys = readonly [UserKey, ...UserKey[]];

/**
 * The keys as the plain bytes that a master key wraps: four bytes of number before each key. Key 0 alone has no number,
 * as in earlier releases.
 */
export const encodeKeys = (keys: UserKeys): Buffer => {
  if (keys.length === 1 && keys[0].number === 0) return keys[0].bytes;
  return Buffer.concat(
    keys.flatMap(({ number, bytes }) => {
      const prefix = Buffer.alloc(NUMBER_BYTES);
      prefix.writeUInt32BE(number);
      return [prefix, bytes];
    }),
  );
};

/** Reverses `encodeKeys`. @throws Error for bytes of another length */
export const decodeKeys = (plain: Buffer): UserKeys => {
  if (plain.length === KEY_BYTES) return [{ number: 0, bytes: plain }];
  const entryAt = (start: number): UserKey => ({
    number: plain.readUInt32BE(start),
    bytes: plain.subarray(start + NUMBER_BYTES, start + ENTRY_BYTES),
  });
  if (plain.length === 0 || plain.length % ENTRY_BYTES !== 0)
    throw new Error('The stored data keys are damaged');
  const older = Array.from({ length: plain.length / ENTRY_BYTES - 1 }, (_, i) =>
    entryAt((i + 1) * ENTRY_BYTES),
  );
  return [entryAt(0), ...older];
};

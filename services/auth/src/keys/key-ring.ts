import { defineAggregate, type FieldsOf } from '@argint/aggregate-store';
import { ACCESS_TOKEN_SECONDS, AppError } from '@argint/contracts';
import { CLOCK_SKEW_MS } from '@argint/service-kit';
import { z } from 'zod';

/** One signing key: next (not active yet), current, retired (still verifies), then dropped. */
const ringKey = z.object({
  kid: z.string().min(1),
  /** JWK as JSON. */
  publicJwk: z.string(),
  /** PKCS #8, sealed with the master key. */
  sealedPrivate: z.string(),
  /** When it was first published; null where that was with the ring itself. */
  publishedAt: z.date().nullable(),
  activeFrom: z.date().nullable(),
  retiredAt: z.date().nullable(),
});
export type RingKey = z.output<typeof ringKey>;

/** All signing keys; one document, so that they change together. */
export const keyRingSchema = defineAggregate({
  name: 'keyRings',
  fields: { keys: z.array(ringKey) },
});
export type KeyRing = FieldsOf<typeof keyRingSchema>;

/** How long a key signs. */
const ACTIVE_MS = 90 * 24 * 60 * 60 * 1_000;
/** How long a retired key verifies: the life of its last token, and an hour. */
const RETIRED_MS = (ACCESS_TOKEN_SECONDS + 3_600) * 1_000;

/**
 * How long a key is published before it signs: every replica of auth reads the ring again each minute, every
 * verifier fetches the keys again when it meets an unknown one, and clocks may differ by a minute.
 */
const PUBLISHED_MS = 120_000 + CLOCK_SKEW_MS;

export type FreshKey = Pick<RingKey, 'kid' | 'publicJwk' | 'sealedPrivate'>;
const waiting = (key: FreshKey, publishedAt: Date | null): RingKey => ({
  ...key,
  publishedAt,
  activeFrom: null,
  retiredAt: null,
});

/** The first ring: one key that signs, and the next one, published before it is needed. */
export const newKeyRing = (current: FreshKey, next: FreshKey, now: Date): KeyRing => ({
  keys: [{ ...waiting(current, null), activeFrom: now }, waiting(next, null)],
});

/** The key that signs.
 *
 * @throws Error where the ring has none, which no rule here produces
 */
export const currentKey = (ring: KeyRing): RingKey => {
  const key = ring.keys.find(
    ({ activeFrom, retiredAt }) => activeFrom !== null && retiredAt === null,
  );
  if (!key) throw new Error('The key ring has no current key');
  return key;
};

/** Whether the current key has signed for its 90 days, or a retired one verifies no token any more. */
export const isRingDue = (ring: KeyRing, now: Date): boolean =>
  now.getTime() - (currentKey(ring).activeFrom?.getTime() ?? 0) >= ACTIVE_MS ||
  ring.keys.some((key) => isSpent(key, now));

const isSpent = ({ retiredAt }: RingKey, now: Date): boolean =>
  retiredAt !== null && now.getTime() - retiredAt.getTime() >= RETIRED_MS;

/** Until when tokens of a key that retires now are accepted. */
export const retiredUntil = (now: Date): Date => new Date(now.getTime() + RETIRED_MS);

/**
 * The ring after a rotation: the next key signs, the current one retires, a fresh key becomes the next, and keys
 * that verify nothing any more are dropped. Nobody is signed out, since the retired key still verifies.
 *
 * @throws AppError CONFLICT where the next key is too new to be known everywhere
 */
export const rotateRing = <R extends KeyRing>(ring: R, fresh: FreshKey, now: Date): R => {
  const current = currentKey(ring);
  const next = ring.keys.find(({ activeFrom }) => activeFrom === null);
  const knownFor = now.getTime() - (next?.publishedAt?.getTime() ?? -Infinity);
  if (knownFor < PUBLISHED_MS) {
    const retryAfterSeconds = Math.ceil((PUBLISHED_MS - knownFor) / 1_000);
    throw new AppError(
      'CONFLICT',
      `The next signing key is too new to be known everywhere. Try again in ${retryAfterSeconds} s.`,
      { details: { retryAfterSeconds } },
    );
  }
  const rotated = ring.keys
    .filter((key) => !isSpent(key, now))
    .map((key): RingKey => {
      if (key.kid === current.kid) return { ...key, retiredAt: now };
      return key === next ? { ...key, activeFrom: now } : key;
    });
  return { ...ring, keys: [...rotated, waiting(fresh, now)] };
};

/** The ring after what is due: a rotation, or dropping keys that verify nothing any more. */
export const maintainRing = <R extends KeyRing>(ring: R, fresh: FreshKey, now: Date): R => {
  if (!isRingDue(ring, now)) return ring;
  if (now.getTime() - (currentKey(ring).activeFrom?.getTime() ?? 0) >= ACTIVE_MS)
    return rotateRing(ring, fresh, now);
  return { ...ring, keys: ring.keys.filter((key) => !isSpent(key, now)) };
};

/** The public half of every key as an RFC 7517 JSON Web Key Set. */
export const jwksOf = (ring: KeyRing): string =>
  JSON.stringify({
    keys: ring.keys.map(({ kid, publicJwk }) => ({
      ...(JSON.parse(publicJwk) as object),
      kid,
      use: 'sig',
      alg: 'ES256',
    })),
  });

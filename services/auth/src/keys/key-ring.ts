import { ACCESS_TOKEN_SECONDS, AppError } from '@argint/contracts';
import { Schema } from 'mongoose';

/** One signing key: next (not active yet), current, retired (still verifies), then dropped. */
export interface RingKey {
  kid: string;
  /** JWK as JSON. */
  publicJwk: string;
  /** PKCS #8, sealed with the master key. */
  sealedPrivate: string;
  /** When it was first published; null where that was with the ring itself. */
  publishedAt: Date | null;
  activeFrom: Date | null;
  retiredAt: Date | null;
}

/** All signing keys; one document, so that they change together. */
export interface KeyRing {
  keys: RingKey[];
}

const ringKey = new Schema(
  {
    kid: { type: String, required: true },
    publicJwk: { type: String, required: true },
    sealedPrivate: { type: String, required: true },
    publishedAt: { type: Date, default: null },
    activeFrom: { type: Date, default: null },
    retiredAt: { type: Date, default: null },
  },
  { _id: false, id: false },
);

export const keyRingSchema = new Schema({
  _id: { type: String, required: true },
  keys: { type: [ringKey], required: true },
});

/** How long a key signs. */
const ACTIVE_MS = 90 * 24 * 60 * 60 * 1_000;
/** How long a retired key verifies: the life of its last token, and an hour. */
const RETIRED_MS = (ACCESS_TOKEN_SECONDS + 3_600) * 1_000;

/** What every replica of auth needs to read the ring again, and every verifier to fetch the keys again, with a margin. */
const LEARNT_MS = 120_000;

export type FreshKey = Pick<RingKey, 'kid' | 'publicJwk' | 'sealedPrivate'>;
const waiting = (key: FreshKey, publishedAt: Date | null): RingKey => ({
  ...key,
  publishedAt,
  activeFrom: null,
  retiredAt: null,
});

/** The first ring: one key that signs, one that is known beforehand to take over. */
export const newKeyRing = (current: FreshKey, next: FreshKey, now: Date): KeyRing => ({
  keys: [{ ...waiting(current, null), activeFrom: now }, waiting(next, null)],
});

/** The key that signs. Throws where a ring has none, which no rule here makes. */
export const currentKey = (ring: KeyRing): RingKey => {
  const key = ring.keys.find(
    ({ activeFrom, retiredAt }) => activeFrom !== null && retiredAt === null,
  );
  if (!key) throw new Error('The key ring has no current key');
  return key;
};

/** Whether the current key has signed for its 90 days, or a retired one is of no use any more. */
export const isRingDue = (ring: KeyRing, now: Date): boolean =>
  now.getTime() - (currentKey(ring).activeFrom?.getTime() ?? 0) >= ACTIVE_MS ||
  ring.keys.some((key) => isSpent(key, now));

const isSpent = ({ retiredAt }: RingKey, now: Date): boolean =>
  retiredAt !== null && now.getTime() - retiredAt.getTime() >= RETIRED_MS;

/** Until when tokens of a key that retires now are taken. */
export const retiredUntil = (now: Date): Date => new Date(now.getTime() + RETIRED_MS);

/**
 * Next becomes current, current retires, a fresh next joins, spent ones go. Nobody is signed out: the next key
 * was published before, the retired one goes on verifying. Throws AppError CONFLICT where next is too new to be
 * known everywhere.
 */
export const turnRing = <R extends KeyRing>(ring: R, fresh: FreshKey, now: Date): R => {
  const current = currentKey(ring);
  const next = ring.keys.find(({ activeFrom }) => activeFrom === null);
  const knownFor = now.getTime() - (next?.publishedAt?.getTime() ?? -Infinity);
  if (knownFor < LEARNT_MS) {
    const retryAfterSeconds = Math.ceil((LEARNT_MS - knownFor) / 1_000);
    throw new AppError(
      'CONFLICT',
      `The next signing key is too new to be known everywhere. Try again in ${retryAfterSeconds} s.`,
      { details: { retryAfterSeconds } },
    );
  }
  const turned = ring.keys
    .filter((key) => !isSpent(key, now))
    .map((key): RingKey => {
      if (key.kid === current.kid) return { ...key, retiredAt: now };
      return key === next ? { ...key, activeFrom: now } : key;
    });
  return { ...ring, keys: [...turned, waiting(fresh, now)] };
};

/** Does what is due: turns the ring, or drops what is spent. */
export const tendRing = <R extends KeyRing>(ring: R, fresh: FreshKey, now: Date): R => {
  if (!isRingDue(ring, now)) return ring;
  if (now.getTime() - (currentKey(ring).activeFrom?.getTime() ?? 0) >= ACTIVE_MS)
    return turnRing(ring, fresh, now);
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

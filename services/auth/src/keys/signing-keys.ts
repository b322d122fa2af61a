import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { DuplicateError, type Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { keysOf, type PerMasterKey } from '@argint/service-kit';
import {
  currentKey,
  isRingDue,
  jwksOf,
  newKeyRing,
  retiredUntil,
  maintainRing,
  rotateRing,
} from './key-ring.ts';
import type { FreshKey, KeyRing, RingKey } from './key-ring.ts';
import { openWithAny, sealKey } from './sealed-key.ts';

const RING_ID = 'access-tokens';

export interface SigningKeys {
  current(): { kid: string; key: KeyObject; activeFrom: Date };
  /** JSON Web Key Set of every key a living token may be signed with. */
  jwks(): string;
  /** Reads the ring again, rotates it when that is due and seals it with the current key. Call it every minute. */
  maintain(): Promise<void>;
  /** How many signing keys a previous master key still seals. */
  behind(): Promise<number>;
  /**
   * Rotates the ring now, due or not.
   *
   * @throws AppError CONFLICT where the next key is not known everywhere yet
   */
  rotate(): Promise<Rotation>;
}

export interface Rotation {
  kid: string;
  retiredKid: string;
  retiredUntil: Date;
}

/**
 * Loads the ring and creates it at the first start; of two processes that start at once, one creates it.
 *
 * @throws AppError UNAVAILABLE with one sentence where no master key opens a key of the stored ring
 */
export const loadSigningKeys = async (parts: {
  rings: Collection<KeyRing>;
  /** One for each master key. */
  sealingKeys: PerMasterKey<Buffer>;
  clock: () => Date;
  ids: () => string;
}): Promise<SigningKeys> => {
  const { rings, sealingKeys, clock, ids } = parts;

  const fresh = (): FreshKey => {
    const kid = ids();
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return {
      kid,
      publicJwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      sealedPrivate: sealKey(
        sealingKeys.current,
        kid,
        privateKey.export({ type: 'pkcs8', format: 'der' }),
      ),
    };
  };
  const load = async (): Promise<KeyRing> => {
    const known = await rings.get(RING_ID);
    if (known) return known;
    try {
      return await rings.insert({ _id: RING_ID, ...newKeyRing(fresh(), fresh(), clock()) });
    } catch (error) {
      if (error instanceof DuplicateError) return load();
      throw error;
    }
  };
  const openPrivate = ({ kid, sealedPrivate }: RingKey): Buffer => {
    const plain = openWithAny(keysOf(sealingKeys), kid, sealedPrivate);
    if (plain) return plain;
    throw new AppError(
      'UNAVAILABLE',
      'auth: MASTER_KEY is not the key that sealed the stored signing keys. Restore the key they were made with.',
    );
  };
  const isBehind = ({ kid, sealedPrivate }: RingKey): boolean =>
    openWithAny(sealingKeys.previous, kid, sealedPrivate) !== null;
  const sealAgain = <R extends KeyRing>(ring: R): R => {
    if (!ring.keys.some(isBehind)) return ring;
    const keys = ring.keys.map((key) =>
      isBehind(key)
        ? { ...key, sealedPrivate: sealKey(sealingKeys.current, key.kid, openPrivate(key)) }
        : key,
    );
    return { ...ring, keys };
  };
  const open = (ring: KeyRing): ReturnType<SigningKeys['current']> => {
    const current = currentKey(ring);
    return {
      kid: current.kid,
      key: createPrivateKey({ key: openPrivate(current), type: 'pkcs8', format: 'der' }),
      activeFrom: current.activeFrom ?? clock(),
    };
  };

  let ring = await load();
  // Those that sign later must open as well, or the product would stop with the next rotation.
  for (const key of ring.keys) if (key.retiredAt === null) openPrivate(key);
  let signing = open(ring);
  const take = (next: KeyRing): void => {
    if (currentKey(next).kid !== signing.kid) signing = open(next);
    ring = next;
  };
  const maintain = async (): Promise<void> => {
    let next = await load();
    if (isRingDue(next, clock())) {
      const candidate = fresh();
      next = (await rings.update(RING_ID, (doc) => maintainRing(doc, candidate, clock()))) ?? next;
    }
    if (next.keys.some(isBehind)) next = (await rings.update(RING_ID, sealAgain)) ?? next;
    take(next);
  };
  const rotate = async (): Promise<Rotation> => {
    const candidate = fresh();
    const now = clock();
    let retiredKid = '';
    const next = await rings.update(RING_ID, (doc) => {
      retiredKid = currentKey(doc).kid;
      return rotateRing(doc, candidate, now);
    });
    if (!next) throw new AppError('INTERNAL');
    take(next);
    return { kid: signing.kid, retiredKid, retiredUntil: retiredUntil(now) };
  };
  await maintain();
  const behind = async (): Promise<number> => (await load()).keys.filter(isBehind).length;
  return { current: () => signing, jwks: () => jwksOf(ring), maintain, behind, rotate };
};

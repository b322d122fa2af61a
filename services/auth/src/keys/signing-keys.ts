import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { DuplicateError, type Collection } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import {
  currentKey,
  isRingDue,
  jwksOf,
  newKeyRing,
  retiredUntil,
  maintainRing,
  rotateRing,
} from './key-ring.ts';
import type { FreshKey, KeyRing } from './key-ring.ts';
import { openKey, sealKey } from './sealed-key.ts';

const RING_ID = 'access-tokens';

export interface SigningKeys {
  current(): { kid: string; key: KeyObject; activeFrom: Date };
  /** JSON Web Key Set of every key a living token may be signed with. */
  jwks(): string;
  /** Reads the ring again and rotates it when that is due. Call it every minute. */
  maintain(): Promise<void>;
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
 * @throws AppError UNAVAILABLE with one sentence where the master key did not seal the stored ring
 */
export const loadSigningKeys = async (parts: {
  rings: Collection<KeyRing>;
  sealingKey: Buffer;
  clock: () => Date;
  ids: () => string;
}): Promise<SigningKeys> => {
  const { rings, sealingKey, clock, ids } = parts;

  const fresh = (): FreshKey => {
    const kid = ids();
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return {
      kid,
      publicJwk: JSON.stringify(publicKey.export({ format: 'jwk' })),
      sealedPrivate: sealKey(sealingKey, kid, privateKey.export({ type: 'pkcs8', format: 'der' })),
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
  const open = (ring: KeyRing): ReturnType<SigningKeys['current']> => {
    const { kid, sealedPrivate, activeFrom } = currentKey(ring);
    try {
      const key = openKey(sealingKey, kid, sealedPrivate);
      return {
        kid,
        key: createPrivateKey({ key, type: 'pkcs8', format: 'der' }),
        activeFrom: activeFrom ?? clock(),
      };
    } catch (error) {
      throw new AppError(
        'UNAVAILABLE',
        'auth: MASTER_KEY is not the key that sealed the stored signing keys. Restore the key they were made with.',
        { cause: error },
      );
    }
  };

  let ring = await load();
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
  return { current: () => signing, jwks: () => jwksOf(ring), maintain, rotate };
};

import { hkdfSync } from 'node:crypto';
import { z } from 'zod';
import { base64Key, isBase64Key, secret } from '../config.ts';

const keyList = (description: string) =>
  z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter((key) => key !== ''))
    .refine((list) => list.every(isBase64Key), 'must be keys of 32 bytes in base64')
    .describe(description);

/** The settings of a service that has a master key. */
export const masterKeyConfig = (description: string) => ({
  MASTER_KEY: secret(base64Key(description)),
  MASTER_KEY_PREVIOUS: secret(
    keyList(
      'Master keys of the time before a rotation, comma-separated. What they protect is moved to MASTER_KEY in the background',
    ),
  ),
  MASTER_KEY_NEXT: secret(
    keyList(
      'Master keys that other replicas use already, comma-separated. They open what is stored; nothing is moved to them here',
    ),
  ),
});

/** A master key. The id tells keys apart and reveals nothing of them. */
export interface MasterKey {
  id: string;
  base64: string;
}

/** One value for each master key that a process knows. */
export interface PerMasterKey<K> {
  /** Protects what is new. */
  current: K;
  /** Newer keys, which only open. */
  next: readonly K[];
  /** Older keys, which only open. */
  previous: readonly K[];
}

/** All keys of a ring, in the order in which to try them. */
export const keysOf = <K>({ current, next, previous }: PerMasterKey<K>): K[] => [
  current,
  ...next,
  ...previous,
];

/** The ring with something made from each key. */
export const mapKeys = <A, B>(ring: PerMasterKey<A>, make: (key: A) => B): PerMasterKey<B> => ({
  current: make(ring.current),
  next: ring.next.map(make),
  previous: ring.previous.map(make),
});

const masterKey = (base64: string): MasterKey => ({
  id: Buffer.from(
    hkdfSync('sha256', Buffer.from(base64, 'base64'), '', 'argint master key id', 8),
  ).toString('hex'),
  base64,
});

/** The master keys of the settings. A key that is given twice counts as current, else as next. */
export const masterKeysOf = (config: {
  MASTER_KEY: string;
  MASTER_KEY_PREVIOUS: readonly string[];
  MASTER_KEY_NEXT: readonly string[];
}): PerMasterKey<MasterKey> => {
  const seen = new Set([config.MASTER_KEY]);
  const others = (list: readonly string[]): MasterKey[] =>
    list.filter((key) => !seen.has(key) && seen.add(key)).map(masterKey);
  const next = others(config.MASTER_KEY_NEXT);
  return {
    current: masterKey(config.MASTER_KEY),
    next,
    previous: others(config.MASTER_KEY_PREVIOUS),
  };
};

import { createSecretKey } from 'node:crypto';
import { decrypt, encrypt, keyNumberOf } from './ciphertext.ts';
import type { UserKeys } from './user-keys.ts';
import { placeText, type Renew, type Seal } from './vault.ts';

/**
 * The keys at hand do not include the one that a value names: a rotation has added it, or removed it, since they were
 * read. Reading the keys and the value again helps.
 */
export class MissingKeyError extends Error {}

/** A seal over all data keys of a user. */
export interface UserSeal extends Seal {
  /**
   * The value sealed with the newest key. A value that this key, or a newer one, has sealed stays as it is.
   * @throws Error when it does not open
   */
  renew: Renew;
}

/** Seals with the first of the keys, and opens what any of them has sealed. */
export const createUserSeal = (keys: UserKeys): UserSeal => {
  const ring = keys.map(({ number, bytes }) => ({ number, key: createSecretKey(bytes) }));
  const newest = { number: keys[0].number, key: createSecretKey(keys[0].bytes) };

  const seal: Seal['seal'] = (place, text) =>
    encrypt(newest, placeText(place), Buffer.from(text, 'utf8'));
  const open: Seal['open'] = (place, sealed) => {
    const number = keyNumberOf(sealed);
    if (number === null) throw new Error('The ciphertext has an unknown version');
    const key = ring.find((one) => one.number === number);
    if (!key) throw new MissingKeyError(`The user has no data key ${number}`);
    return decrypt(key, placeText(place), sealed).toString('utf8');
  };
  return {
    seal,
    open,
    renew: (place, sealed) =>
      (keyNumberOf(sealed) ?? -1) >= newest.number ? sealed : seal(place, open(place, sealed)),
  };
};

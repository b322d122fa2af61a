import { createSecretKey } from 'node:crypto';
import { mapKeys, type MasterKey, type PerMasterKey } from '@argint/service-kit';
import { decrypt, encrypt, type NumberedKey } from './ciphertext.ts';
import { decodeKeys, encodeKeys, type UserKeys } from './user-keys.ts';
import { placeText } from './vault.ts';

/** A user's data keys as they are stored. */
export interface Wrapped {
  wrapped: string;
  masterKeyId: string;
}

const placeOf = (userId: string): string =>
  placeText({ collection: 'dataKeys', id: userId, field: 'wrapped' });

interface OpenKey extends MasterKey {
  key: NumberedKey;
}

/** Wraps data keys with the current master key, and opens those that any master key of the ring has wrapped. */
export const createKeyWrapping = (masterKeys: PerMasterKey<MasterKey>) => {
  const ring = mapKeys(masterKeys, (master) => ({
    ...master,
    key: { number: 0, key: createSecretKey(master.base64, 'base64') },
  }));

  const tryWith = ({ key }: OpenKey, userId: string, wrapped: string): Buffer | null => {
    try {
      return decrypt(key, placeOf(userId), wrapped);
    } catch {
      return null;
    }
  };
  const openWith = (
    keys: readonly OpenKey[],
    userId: string,
    wrapped: string,
  ): { plain: Buffer; masterKeyId: string } | null => {
    for (const key of keys) {
      const plain = tryWith(key, userId, wrapped);
      if (plain) return { plain, masterKeyId: key.id };
    }
    return null;
  };
  const wrapPlain = (userId: string, plain: Buffer): Wrapped => ({
    wrapped: encrypt(ring.current.key, placeOf(userId), plain),
    masterKeyId: ring.current.id,
  });

  return {
    /** The data keys of a user, wrapped by the current master key. */
    wrap: (userId: string, keys: UserKeys): Wrapped => wrapPlain(userId, encodeKeys(keys)),
    /** The data keys, or null where no master key of the ring wrapped them. */
    unwrap: (userId: string, wrapped: string): UserKeys | null => {
      const opened = openWith([ring.current, ...ring.next, ...ring.previous], userId, wrapped);
      return opened && decodeKeys(opened.plain);
    },
    /**
     * The data keys wrapped by the current master key where a previous one wraps them, else as they are with the id of
     * their master key. Null where no master key of the ring wrapped them.
     */
    moveForward: (userId: string, wrapped: string): Wrapped | null => {
      const newer = openWith([ring.current, ...ring.next], userId, wrapped);
      if (newer) return { wrapped, masterKeyId: newer.masterKeyId };
      const older = openWith(ring.previous, userId, wrapped);
      return older && wrapPlain(userId, older.plain);
    },
    /** Ids of the master keys. */
    ids: mapKeys(ring, ({ id }) => id),
  };
};
export type KeyWrapping = ReturnType<typeof createKeyWrapping>;

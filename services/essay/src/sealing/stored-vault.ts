import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { decrypt, encrypt } from './ciphertext.ts';
import { destroyKey, type DataKey } from './data-key.ts';
import type { Place, Seal, Vault } from './vault.ts';

const at = ({ collection, id, field }: Place): string => JSON.stringify([collection, id, field]);

const sealWith = (key: KeyObject): Seal => ({
  seal: (place, text) => encrypt(key, at(place), Buffer.from(text, 'utf8')),
  open: (place, sealed) => decrypt(key, at(place), sealed).toString('utf8'),
});

const keyPlace = (userId: string): string =>
  at({ collection: 'dataKeys', id: userId, field: 'wrapped' });

/**
 * Envelope encryption with a random key per user, stored wrapped by the master key. No key is cached, so destroying
 * one has effect at once.
 */
export const createStoredVault = (parts: {
  keys: Collection<DataKey>;
  /** 256 bits. */
  masterKey: KeyObject;
  clock: () => Date;
}): Vault => {
  const { keys, masterKey, clock } = parts;

  const create = async (userId: string): Promise<Doc<DataKey>> => {
    const wrapped = encrypt(masterKey, keyPlace(userId), randomBytes(32));
    try {
      return await keys.insert({
        _id: userId,
        state: 'kept',
        wrapped,
        createdAt: clock(),
        destroyedAt: null,
      });
    } catch (error) {
      const winner = error instanceof DuplicateError ? await keys.get(userId) : null;
      if (winner) return winner;
      throw error;
    }
  };

  const unwrap = (userId: string, wrapped: string): Seal =>
    sealWith(createSecretKey(decrypt(masterKey, keyPlace(userId), wrapped)));

  return {
    sealFor: async (userId) => {
      const key = (await keys.get(userId)) ?? (await create(userId));
      if (key.wrapped === null) throw new AppError('FORBIDDEN');
      return unwrap(userId, key.wrapped);
    },
    openFor: async (userId) => {
      const key = await keys.get(userId);
      if (!key?.wrapped) throw new AppError('ESSAY_NOT_FOUND');
      return unwrap(userId, key.wrapped);
    },
    destroy: async (userId) => {
      // A user without a key gets a destroyed one, so that a late call cannot create a new key.
      if (!(await keys.get(userId))) await create(userId);
      await keys.update(userId, (key) => destroyKey(key, clock()));
    },
  };
};

/**
 * Checks that the master key opens the stored data keys.
 * @throws AppError UNAVAILABLE when it does not
 */
export const checkMasterKey = async (
  keys: Collection<DataKey>,
  masterKey: KeyObject,
): Promise<void> => {
  const { items } = await keys.find({ where: { state: 'kept' }, limit: 1 });
  const [key] = items;
  if (!key?.wrapped) return;
  try {
    decrypt(masterKey, keyPlace(key._id), key.wrapped);
  } catch (error) {
    throw new AppError(
      'UNAVAILABLE',
      'MASTER_KEY does not open the stored data keys: it is not the one they were made with.',
      { cause: error },
    );
  }
};

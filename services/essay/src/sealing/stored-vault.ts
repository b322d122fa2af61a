import { randomBytes } from 'node:crypto';
import { DuplicateError, type Collection, type Doc } from '@argint/aggregate-store';
import { AppError } from '@argint/contracts';
import { destroyKey, type DataKey } from './data-key.ts';
import { KEY_ROTATION, type KeyRotation } from './key-rotation.ts';
import type { KeyWrapping } from './key-wrapping.ts';
import { createUserSeal, type UserSeal } from './user-seal.ts';
import type { Vault } from './vault.ts';

/**
 * Envelope encryption with random keys per user, stored wrapped by the master key. No key is cached, so destroying
 * one has effect at once.
 */
export const createStoredVault = (parts: {
  keys: Collection<DataKey>;
  rotations: Pick<Collection<KeyRotation>, 'get'>;
  wrapping: KeyWrapping;
  clock: () => Date;
}): Vault & { openFor(userId: string): Promise<UserSeal> } => {
  const { keys, rotations, wrapping, clock } = parts;

  const create = async (userId: string): Promise<Doc<DataKey>> => {
    // A user who comes after a rotation needs no new key because of it.
    const number = (await rotations.get(KEY_ROTATION))?.number ?? 0;
    try {
      return await keys.insert({
        _id: userId,
        state: 'kept',
        ...wrapping.wrap(userId, [{ number, bytes: randomBytes(32) }]),
        keyNumber: number === 0 ? null : number,
        rotatedAt: null,
        resealAt: null,
        round: null,
        createdAt: clock(),
        destroyedAt: null,
      });
    } catch (error) {
      const winner = error instanceof DuplicateError ? await keys.get(userId) : null;
      if (winner) return winner;
      throw error;
    }
  };

  const unwrap = (userId: string, wrapped: string): UserSeal => {
    const opened = wrapping.unwrap(userId, wrapped);
    if (!opened) throw new Error('No master key opens the stored data key');
    return createUserSeal(opened);
  };

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

import { AppError, type ErrorCode } from '@argint/contracts';
import { createFairShare } from './fair-share.ts';

/** For whom something is done: a user, at an address (IPv6 by /56). */
export interface Owner {
  user: string;
  address: string;
}

/** Places that one user or address cannot take all of. */
export interface FairPlaces {
  /**
   * Takes a place. Call what it returns once when the place is free again.
   *
   * @throws AppError RATE_LIMITED when the user or the address holds its share, `code` when all places are taken
   */
  take(owner: Owner): () => void;
  /** Places that are taken now. */
  taken(): number;
}

/**
 * Divides `max` places among users and addresses: a user has at most `perUser`, an address at most half, and never
 * more than are still free.
 *
 * @param options.code of the error when all places are taken
 * @param options.retrySeconds when somebody who was refused may come again
 */
export const createFairPlaces = (options: {
  max: number;
  perUser: number;
  code: ErrorCode;
  retrySeconds: number;
}): FairPlaces => {
  const { max, perUser, code, retrySeconds } = options;
  const addresses = createFairShare({ capacity: max, perKey: max - 1 });
  const users = createFairShare({ capacity: max, perKey: perUser });
  const refuse = (refused: 'share' | 'capacity'): never => {
    throw new AppError(refused === 'share' ? 'RATE_LIMITED' : code, undefined, {
      details: { retryAfterSeconds: retrySeconds },
    });
  };
  return {
    taken: addresses.taken,
    take: (owner) => {
      const address = addresses.take(owner.address);
      if (address.refused !== null) return refuse(address.refused);
      const user = users.take(owner.user);
      if (user.refused !== null) {
        address.release();
        return refuse(user.refused);
      }
      return () => {
        address.release();
        user.release();
      };
    },
  };
};

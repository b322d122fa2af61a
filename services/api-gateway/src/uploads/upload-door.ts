import { AppError } from '@argint/contracts';
import type { RequestHandler } from 'express';
import { addressOf } from '../http/caller-address.ts';
import { createFairShare } from '../http/fair-share.ts';
import type { Occupancy } from '../metrics.ts';

/** Most uploads of one user at a time. */
const PER_USER = 2;
/** When somebody who was refused may come again, in seconds. */
const RETRY_SECONDS = 2;

/**
 * Limits the uploads that are open at a time, before their bodies are read: in all, of one address and of one user.
 * So the memory for files is bounded, and one user or address cannot take every place.
 *
 * @throws AppError UPLOADS_BUSY, RATE_LIMITED
 */
export const createUploadDoor = (options: {
  max: number;
  /** Gets the number of open uploads, for a metric. */
  watch?: (uploads: Occupancy) => void;
}): RequestHandler => {
  const { max } = options;
  const addresses = createFairShare({ capacity: max, perKey: max - 1 });
  const users = createFairShare({ capacity: max, perKey: PER_USER });
  options.watch?.({ open: addresses.taken, max });
  const refuse = (refused: 'share' | 'capacity'): never => {
    throw new AppError(refused === 'share' ? 'RATE_LIMITED' : 'UPLOADS_BUSY', undefined, {
      details: { retryAfterSeconds: RETRY_SECONDS },
    });
  };
  return (req, res, next) => {
    const address = addresses.take(addressOf(req));
    if (address.refused !== null) return refuse(address.refused);
    const user = users.take(req.user?.id ?? '');
    if (user.refused !== null) {
      address.release();
      return refuse(user.refused);
    }
    res.once('close', () => {
      address.release();
      user.release();
    });
    return next();
  };
};

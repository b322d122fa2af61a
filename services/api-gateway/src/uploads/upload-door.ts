import type { RequestHandler } from 'express';
import { addressOf } from '../http/caller-address.ts';
import { createFairPlaces } from '../http/fair-places.ts';
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
  const places = createFairPlaces({
    max,
    perUser: PER_USER,
    code: 'UPLOADS_BUSY',
    retrySeconds: RETRY_SECONDS,
  });
  options.watch?.({ open: places.taken, max });
  return (req, res, next) => {
    res.once('close', places.take({ user: req.user?.id ?? '', address: addressOf(req) }));
    next();
  };
};

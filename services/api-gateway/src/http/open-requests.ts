import { AppError } from '@argint/contracts';
import type { RequestHandler } from 'express';
import { addressOf } from './caller-address.ts';
import type { Occupancy } from '../metrics.ts';
import { createFairShare } from './fair-share.ts';

/**
 * Limits the API requests that are open at a time: `max` in all (503 beyond), of which one address has a share
 * (429 beyond). It runs before a body is read, so that the bodies of one address cannot take every place.
 *
 * @throws AppError UNAVAILABLE, RATE_LIMITED; both ask to retry after a second
 */
export const limitOpenRequests = (options: {
  max: number;
  maxPerAddress: number;
  /** Gets the number of open requests, for a metric. */
  watch?: (requests: Occupancy) => void;
}): RequestHandler => {
  const shares = createFairShare({ capacity: options.max, perKey: options.maxPerAddress });
  options.watch?.({ open: shares.taken, max: options.max });
  return (req, res, next) => {
    const { refused, release } = shares.take(addressOf(req));
    if (refused !== null)
      throw new AppError(refused === 'share' ? 'RATE_LIMITED' : 'UNAVAILABLE', undefined, {
        details: { retryAfterSeconds: 1 },
      });
    res.once('close', release);
    next();
  };
};

import { AppError } from '@argint/contracts';
import type { RequestHandler } from 'express';

/**
 * Refuses with UNAVAILABLE, to come again in a second, what would be more than `max` requests being worked on;
 * stands before a body is read, so that bodies take at most `max` MB.
 */
export const limitInFlight = (max: number): RequestHandler => {
  let inFlight = 0;
  return (_req, res, next) => {
    if (inFlight >= max)
      throw new AppError('UNAVAILABLE', undefined, { details: { retryAfterSeconds: 1 } });
    inFlight += 1;
    res.once('close', () => (inFlight -= 1));
    next();
  };
};

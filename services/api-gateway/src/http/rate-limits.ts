import { AppError } from '@argint/contracts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from './caller-address.ts';

export interface Rate {
  points: number;
  seconds: number;
}

/** Every limit and whom it counts: an address, or a user where there is one. */
export const LIMITS = {
  register: 'address',
  login: 'address',
  verify: 'address',
  start: 'user',
  other: 'user',
} as const;
export type LimitName = keyof typeof LIMITS;

/** Per-replica limits. */
export interface RateLimits {
  /** Counts a request by the address or user it comes from. */
  limit(name: LimitName): RequestHandler;
  /** Counts one more of anything else. Throws RATE_LIMITED. */
  spend(name: LimitName, key: string): Promise<void>;
}

/** Its windows end by a timer; only what it says of them reads the clock, which may have been set back. */
const waitOf = ({ msBeforeNext }: RateLimiterRes, { seconds }: Rate): number =>
  Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1_000)));

export const createRateLimits = (rates: Record<LimitName, Rate>): RateLimits => {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>;
  const spend = async (name: LimitName, key: string): Promise<void> => {
    try {
      await limiters[name].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('RATE_LIMITED', undefined, {
        details: { retryAfterSeconds: waitOf(refused, rates[name]) },
      });
    }
  };
  return {
    spend,
    limit: (name) => async (req, _res, next) => {
      const user = LIMITS[name] === 'user' ? req.user?.id : undefined;
      await spend(name, user ?? addressOf(req));
      next();
    },
  };
};

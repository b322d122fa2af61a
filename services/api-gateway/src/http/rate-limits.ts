import { AppError } from '@argint/contracts';
import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressOf } from './caller-address.ts';

export interface Rate {
  points: number;
  seconds: number;
}

/** Every limit and whom it counts: an address, a user (or the address of a visitor), or a key of its own. */
export const LIMITS = {
  register: 'address',
  /** Sign-ins, right or wrong, so that a flood ends here. Auth counts those that fail. */
  login: 'address',
  /** Sign-ins that auth never sees, because they are not valid. */
  invalidLogin: 'address',
  verify: 'address',
  /** Checks of one e-mail from one address. */
  verifyEmail: 'key',
  /** Links to a new password, asked for and used. */
  forgot: 'address',
  start: 'user',
  upload: 'user',
  other: 'user',
} as const;
export type LimitName = keyof typeof LIMITS;
export type Rates = Record<LimitName, Rate>;

/** Limits of this replica; R replicas together allow up to R times as much. */
export interface RateLimits {
  /** Counts a request by the address or user it comes from. */
  limit(name: LimitName): RequestHandler;
  /**
   * Counts one more for a key.
   *
   * @throws AppError RATE_LIMITED with details.retryAfterSeconds
   */
  spend(name: LimitName, key: string): Promise<void>;
}

/** Seconds until the window ends. The library ends it by a timer but computes this from the clock, which may have been set back. */
const waitOf = ({ msBeforeNext }: RateLimiterRes, { seconds }: Rate): number =>
  Math.min(seconds, Math.max(1, Math.ceil(msBeforeNext / 1_000)));

export const createRateLimits = (rates: Rates): RateLimits => {
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

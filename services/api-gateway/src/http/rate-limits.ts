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
  /**
   * Counts a request by the address or user it comes from, and says in the headers RateLimit-Policy and RateLimit
   * (draft-ietf-httpapi-ratelimit-headers-10) how many the limit allows and how many are left.
   */
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
  /** Counts one more for a key, allowed or not. */
  const count = async (name: LimitName, key: string) => {
    try {
      return { result: await limiters[name].consume(key), isRefused: false };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { result: refused, isRefused: true };
    }
  };
  const refuse = (name: LimitName, result: RateLimiterRes): never => {
    throw new AppError('RATE_LIMITED', undefined, {
      details: { retryAfterSeconds: waitOf(result, rates[name]) },
    });
  };
  return {
    spend: async (name, key) => {
      const { result, isRefused } = await count(name, key);
      if (isRefused) refuse(name, result);
    },
    limit: (name) => async (req, res, next) => {
      const user = LIMITS[name] === 'user' ? req.user?.id : undefined;
      const { result, isRefused } = await count(name, user ?? addressOf(req));
      const { points, seconds } = rates[name];
      res.setHeader('ratelimit-policy', `"${name}";q=${points};w=${seconds}`);
      res.setHeader(
        'ratelimit',
        `"${name}";r=${result.remainingPoints};t=${waitOf(result, rates[name])}`,
      );
      if (isRefused) refuse(name, result);
      next();
    },
  };
};

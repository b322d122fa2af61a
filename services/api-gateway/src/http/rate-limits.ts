import { isIPv6 } from 'node:net';
import { AppError } from '@argint/contracts';
import type { Request, RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Rate {
  points: number;
  seconds: number;
}
export type LimitName = 'register' | 'login' | 'start' | 'other';

/** IPv6 hosts own a /56 at least, so that is what counts as one address. */
const network = (ip: string): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [
    ...left,
    ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'),
    ...right,
  ];
  return groups
    .slice(0, 4)
    .map((group, i) => (i === 3 ? group.padStart(4, '0').slice(0, 2) : group))
    .join(':');
};

/** The caller's address, IPv6 by /56. */
export const addressOf = (req: Request): string => network(req.ip ?? '');

/** Per-replica limits. `register` and `login` count by address, the others by user where there is one. */
export const createRateLimits = (
  rates: Record<LimitName, Rate>,
): ((name: LimitName) => RequestHandler) => {
  const limiters = Object.fromEntries(
    Object.entries(rates).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
    ]),
  ) as Record<LimitName, RateLimiterMemory>;
  return (name) => async (req, _res, next) => {
    const byAddress = name === 'register' || name === 'login';
    try {
      await limiters[name].consume(byAddress || !req.user ? addressOf(req) : req.user.id);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError('RATE_LIMITED', undefined, {
        details: { retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)) },
      });
    }
    next();
  };
};

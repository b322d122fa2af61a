import { hash } from 'node:crypto';
import type { VerifiedToken } from './token-claims.ts';

/** How many tokens are cached, and for how many milliseconds. The time is short so that a retired key soon has no effect. */
const MOST = 10_000;
const KEEP_MS = 60_000;

/** Caches verified tokens by their digest, at most until each token expires. */
export const createVerifiedCache = (clock: () => Date) => {
  const known = new Map<string, { verified: VerifiedToken; until: number }>();
  const keyOf = (token: string): string => hash('sha256', token, 'base64');
  return {
    get: (token: string): VerifiedToken | undefined => {
      const entry = known.get(keyOf(token));
      return entry && clock().getTime() < entry.until ? entry.verified : undefined;
    },
    add: (token: string, verified: VerifiedToken): void => {
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      const until = Math.min(clock().getTime() + KEEP_MS, verified.expiresAt.getTime());
      known.set(keyOf(token), { verified, until });
    },
  };
};

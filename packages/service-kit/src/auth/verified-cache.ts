import { createHash } from 'node:crypto';
import type { VerifiedToken } from './token-claims.ts';

/** Tokens remembered at once, and for how long, in ms: short, so that a retired key stops counting soon. */
const MOST = 10_000;
const KEEP_MS = 60_000;

/** Remembers what was verified a moment ago, by digest; never beyond a token's own end. */
export const createVerifiedCache = (clock: () => Date) => {
  const known = new Map<string, { verified: VerifiedToken; from: number; until: number }>();
  const keyOf = (token: string): string => createHash('sha256').update(token).digest('base64');
  return {
    get: (token: string): VerifiedToken | undefined => {
      const entry = known.get(keyOf(token));
      const now = clock().getTime();
      return entry && now >= entry.from && now < entry.until ? entry.verified : undefined;
    },
    add: (token: string, verified: VerifiedToken): void => {
      const [oldest] = known.keys();
      if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
      const from = clock().getTime();
      const until = Math.min(from + KEEP_MS, verified.expiresAt.getTime());
      known.set(keyOf(token), { verified, from, until });
    },
  };
};

import { AppError } from '@argint/contracts';
import jwt from 'jsonwebtoken';
import { createProcessClock } from '../time/process-clock.ts';
import { createKeySetCache } from './key-set-cache.ts';
import {
  TOKEN_ALGORITHM,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type VerifiedToken,
} from './token-claims.ts';
import { createVerifiedCache } from './verified-cache.ts';

/** Longer tokens are refused unread. Ours have about 400 characters. */
const TOKEN_MAX_CHARS = 4_096;

export interface TokenVerifier {
  /**
   * @throws AppError INVALID_TOKEN for anything but a valid access token of ours; and what fetching the keys throws,
   * so that an outage of auth does not look like a bad token
   */
  verify(token: string): Promise<VerifiedToken>;
}

const kidOf = (token: string): string => {
  if (token.length > TOKEN_MAX_CHARS) throw new AppError('INVALID_TOKEN');
  let header: jwt.JwtHeader | undefined;
  try {
    header = jwt.decode(token, { complete: true })?.header;
  } catch {
    // A header that is not JSON is refused below.
  }
  // A token names its key by kid. A token that contains a key, or a place to fetch one from, is refused.
  if (!header?.kid || 'jwk' in header || 'jku' in header || 'x5u' in header || 'x5c' in header)
    throw new AppError('INVALID_TOKEN');
  return header.kid;
};

const claimsOf = ({ sub, sid, iat, exp }: jwt.JwtPayload): VerifiedToken => {
  if (!sub || typeof sid !== 'string' || sid === '' || iat === undefined || exp === undefined)
    throw new AppError('INVALID_TOKEN');
  return {
    userId: sub,
    sid,
    issuedAt: new Date(Math.round(iat * 1_000)),
    expiresAt: new Date(Math.round(exp * 1_000)),
  };
};

/**
 * Verifies access tokens with the keys of auth's JWKS (`GetKeys().jwksJson`).
 * @default clock is a process clock
 */
export const createTokenVerifier = (options: {
  fetchKeys: () => Promise<string>;
  clock?: () => Date;
}): TokenVerifier => {
  const { fetchKeys, clock = createProcessClock() } = options;
  const keyOf = createKeySetCache(fetchKeys, clock);
  const recent = createVerifiedCache(clock);
  return {
    verify: async (token) => {
      const known = recent.get(token);
      if (known) return known;
      const kid = kidOf(token);
      const key = await keyOf(kid);
      if (!key) throw new AppError('INVALID_TOKEN');
      let payload: jwt.JwtPayload | string;
      try {
        payload = jwt.verify(token, key, {
          algorithms: [TOKEN_ALGORITHM],
          issuer: TOKEN_ISSUER,
          audience: TOKEN_AUDIENCE,
          clockTimestamp: clock().getTime() / 1_000,
        });
      } catch (error) {
        throw new AppError('INVALID_TOKEN', undefined, { cause: error });
      }
      if (typeof payload === 'string') throw new AppError('INVALID_TOKEN');
      const verified = claimsOf(payload);
      recent.add(token, verified);
      return verified;
    },
  };
};

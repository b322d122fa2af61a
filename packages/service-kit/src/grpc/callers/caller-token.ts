import { createSecretKey } from 'node:crypto';
import { AppError } from '@argint/contracts';
import jwt from 'jsonwebtoken';
import { CLOCK_SKEW_MS } from '../../time/stored-dates.ts';

/** Milliseconds a caller token is valid. */
export const CALLER_TOKEN_LIFE_MS = 300_000;
/** The only signature algorithm accepted. */
const ALGORITHM = 'HS256';
/** Verified tokens kept; each caller has one token at a time for each service. */
const CACHE_SIZE = 1_000;

interface Options {
  /** 32 bytes in base64, the same in every service. */
  secret: string;
  /** Wall clock in epoch milliseconds. @default Date.now */
  now?: () => number;
}

/**
 * Makes the tokens a caller shows to the services it calls: a JWT with the caller as issuer and the called
 * service as audience, valid for five minutes. A token is used again for half of its life.
 */
export const createCallerTokens = (
  caller: string,
  { secret, now = Date.now }: Options,
): ((service: string) => string) => {
  const key = createSecretKey(secret, 'base64');
  const made = new Map<string, { token: string; at: number }>();
  return (service) => {
    const at = now();
    const known = made.get(service);
    if (known && at >= known.at && at < known.at + CALLER_TOKEN_LIFE_MS / 2) return known.token;
    const claims = {
      iss: caller,
      aud: service,
      iat: Math.floor(at / 1_000),
      exp: Math.floor((at + CALLER_TOKEN_LIFE_MS) / 1_000),
    };
    const token = jwt.sign(claims, key, { algorithm: ALGORITHM });
    made.set(service, { token, at });
    return token;
  };
};

/**
 * Verifies caller tokens for one service and answers who calls. A token counts from a minute before it was made
 * until a minute after its end, so clocks may differ by CLOCK_SKEW_MS. The signature of each token is checked
 * once and then remembered. The function throws AppError CALLER_UNKNOWN for anything else.
 */
export const createCallerVerifier = (
  service: string,
  { secret, now = Date.now }: Options,
): ((token: string) => string) => {
  const key = createSecretKey(secret, 'base64');
  const verified = new Map<string, { caller: string; from: number; until: number }>();

  const verify = (token: string): { caller: string; from: number; until: number } => {
    let payload: jwt.JwtPayload | string;
    try {
      // Times are checked below, for remembered tokens too.
      payload = jwt.verify(token, key, {
        algorithms: [ALGORITHM],
        audience: service,
        ignoreExpiration: true,
      });
    } catch (error) {
      throw new AppError('CALLER_UNKNOWN', undefined, { cause: error });
    }
    if (typeof payload === 'string') throw new AppError('CALLER_UNKNOWN');
    const { iss, iat, exp } = payload;
    if (!iss || iat === undefined || exp === undefined) throw new AppError('CALLER_UNKNOWN');
    if ((exp - iat) * 1_000 > CALLER_TOKEN_LIFE_MS) throw new AppError('CALLER_UNKNOWN');
    return {
      caller: iss,
      from: iat * 1_000 - CLOCK_SKEW_MS,
      until: exp * 1_000 + CLOCK_SKEW_MS,
    };
  };

  return (token) => {
    const known = verified.get(token) ?? verify(token);
    const at = now();
    if (at < known.from || at >= known.until) {
      verified.delete(token);
      const cause = new Error(
        at < known.from
          ? `the token of ${known.caller} was made more than a minute in the future: compare the clocks`
          : `the token of ${known.caller} has expired`,
      );
      throw new AppError('CALLER_UNKNOWN', undefined, { cause });
    }
    if (!verified.has(token)) {
      const [oldest] = verified.keys();
      if (verified.size >= CACHE_SIZE && oldest !== undefined) verified.delete(oldest);
      verified.set(token, known);
    }
    return known.caller;
  };
};

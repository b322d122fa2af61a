import { AppError, type ErrorCode } from '@argint/contracts';
import type { RevocationList, TokenVerifier } from '@argint/service-kit';
import type { Request, RequestHandler } from 'express';

declare module 'express-serve-static-core' {
  interface Request {
    user?: { id: string; sid: string };
  }
}

/** Identifies the caller. */
export interface UserGate {
  /** Refuses a call without a token with `missing`, and a bad token with INVALID_TOKEN. */
  require(missing?: ErrorCode): RequestHandler;
  /** Lets a call without a token pass, and refuses a bad one with INVALID_TOKEN. */
  optional: RequestHandler;
}

/** Whether a header is there twice. `headersDistinct` would copy all of them. */
const isRepeated = (name: string, { rawHeaders }: Request): boolean => {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === name.length && rawHeaders[i]?.toLowerCase() === name) count += 1;
  return count > 1;
};

const bearer = (req: Request): string | null => {
  const { authorization } = req.headers;
  if (authorization === undefined) return null;
  // Node keeps the first of several headers; a proxy in front may have read another one.
  if (isRepeated('authorization', req)) throw new AppError('INVALID_TOKEN');
  const [scheme, token, ...rest] = authorization.split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token || rest.length > 0)
    throw new AppError('INVALID_TOKEN');
  return token;
};

export const createUserGate = (verifier: TokenVerifier, revoked: RevocationList): UserGate => {
  const identify = async (req: Request): Promise<boolean> => {
    const token = bearer(req);
    if (token === null) return false;
    const verified = await verifier.verify(token);
    if (revoked.isRevoked(verified)) throw new AppError('INVALID_TOKEN');
    req.user = { id: verified.userId, sid: verified.sid };
    return true;
  };
  return {
    require:
      (missing = 'LOGIN_REQUIRED') =>
      async (req, _res, next) => {
        if (!(await identify(req))) throw new AppError(missing);
        next();
      },
    optional: async (req, _res, next) => {
      await identify(req);
      next();
    },
  };
};

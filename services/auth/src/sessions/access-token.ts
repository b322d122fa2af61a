import { ACCESS_TOKEN_SECONDS } from '@argint/contracts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@argint/service-kit';
import jwt from 'jsonwebtoken';
import type { SigningKeys } from '../keys/signing-keys.ts';

/**
 * An access token of 24 hours. `exp` is whole seconds; `iat` carries milliseconds, so that a revocation of all
 * sessions can tell the tokens before it from those after it.
 */
export const signAccessToken = (
  keys: Pick<SigningKeys, 'current'>,
  session: { userId: string; sid: string },
  now: Date,
): { token: string; expiresAt: Date } => {
  const { kid, key } = keys.current();
  const exp = Math.floor(now.getTime() / 1_000) + ACCESS_TOKEN_SECONDS;
  const token = jwt.sign(
    {
      sub: session.userId,
      sid: session.sid,
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      iat: now.getTime() / 1_000,
      exp,
    },
    key,
    { algorithm: TOKEN_ALGORITHM, keyid: kid },
  );
  return { token, expiresAt: new Date(exp * 1_000) };
};

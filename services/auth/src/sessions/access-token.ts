import { ACCESS_TOKEN_SECONDS } from '@argint/contracts';
import { TOKEN_ALGORITHM, TOKEN_AUDIENCE, TOKEN_ISSUER } from '@argint/service-kit';
import jwt from 'jsonwebtoken';
import type { SigningKeys } from '../keys/signing-keys.ts';

/** An access token of 24 hours. Its times carry milliseconds, so that a revocation can tell before from after. */
export const signAccessToken = (
  keys: Pick<SigningKeys, 'current'>,
  session: { userId: string; sid: string },
  now: Date,
): { token: string; expiresAt: Date } => {
  const { kid, key } = keys.current();
  const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_SECONDS * 1_000);
  const token = jwt.sign(
    {
      sub: session.userId,
      sid: session.sid,
      iss: TOKEN_ISSUER,
      aud: TOKEN_AUDIENCE,
      iat: now.getTime() / 1_000,
      exp: expiresAt.getTime() / 1_000,
    },
    key,
    { algorithm: TOKEN_ALGORITHM, keyid: kid },
  );
  return { token, expiresAt };
};

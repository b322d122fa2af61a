import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A refresh token, `sid.secret`: the session, and 256 random bits. Opaque to clients. */
export interface RefreshToken {
  sid: string;
  secret: string;
}

const SECRET_BYTES = 32;
const shape = /^([A-Za-z0-9-]{1,64})\.([A-Za-z0-9_-]{43})$/;

export const newRefreshToken = (sid: string): RefreshToken => ({
  sid,
  secret: randomBytes(SECRET_BYTES).toString('base64url'),
});

/**
 * The successor of a token. It is the same each time, so that a repeated refresh ends with one valid token. It can
 * only be made with the server's key and the parent's secret, which is not stored.
 */
export const successorOf = ({ sid, secret }: RefreshToken, key: Buffer): RefreshToken => ({
  sid,
  secret: createHmac('sha256', key).update(`${sid}.${secret}`).digest('base64url'),
});

export const encodeRefreshToken = ({ sid, secret }: RefreshToken): string => `${sid}.${secret}`;

/** Null for a string that cannot be a refresh token of ours. */
export const decodeRefreshToken = (token: string): RefreshToken | null => {
  const [, sid, secret] = shape.exec(token) ?? [];
  return sid === undefined || secret === undefined ? null : { sid, secret };
};

/** What is stored of a token: SHA-256, base64url. */
export const hashRefreshToken = ({ secret }: RefreshToken): string =>
  createHash('sha256').update(secret).digest('base64url');

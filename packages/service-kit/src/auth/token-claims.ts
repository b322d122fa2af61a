/** `iss` of every access token. */
export const TOKEN_ISSUER = 'argint';
/** `aud` of every access token. */
export const TOKEN_AUDIENCE = 'argint-api';
/** The one signature algorithm there is. */
export const TOKEN_ALGORITHM = 'ES256';

/** What an access token proves. */
export interface VerifiedToken {
  userId: string;
  /** The session; every token of one login carries the same. */
  sid: string;
  /** To the millisecond: auth writes fractional NumericDates. */
  issuedAt: Date;
  expiresAt: Date;
}

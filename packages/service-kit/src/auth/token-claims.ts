/** `iss` of every access token. */
export const TOKEN_ISSUER = 'argint';
/** `aud` of every access token. */
export const TOKEN_AUDIENCE = 'argint-api';
/** The only signature algorithm accepted. */
export const TOKEN_ALGORITHM = 'ES256';

/** What an access token proves. */
export interface VerifiedToken {
  userId: string;
  /** Id of the session. All tokens of one login have the same. */
  sid: string;
  /** Exact to the millisecond, because auth writes fractional NumericDates. */
  issuedAt: Date;
  expiresAt: Date;
}

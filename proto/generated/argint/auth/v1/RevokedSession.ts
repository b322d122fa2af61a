// Original file: proto/argint/auth/v1/auth.proto

export interface RevokedSession {
  userId?: string;
  /**
   * Empty: every session of the user begun before revoked_at.
   */
  sid?: string;
  revokedAt?: string;
  expiresAt?: string;
}

export interface RevokedSession__Output {
  userId: string;
  /**
   * Empty: every session of the user begun before revoked_at.
   */
  sid: string;
  revokedAt: string;
  expiresAt: string;
}

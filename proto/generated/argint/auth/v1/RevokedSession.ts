// Original file: proto/argint/auth/v1/auth.proto

export interface RevokedSession {
  userId?: string;
  /**
   * Session id. Empty for every session of the user that began before revoked_at.
   */
  sid?: string;
  revokedAt?: string;
  expiresAt?: string;
}

export interface RevokedSession__Output {
  userId: string;
  /**
   * Session id. Empty for every session of the user that began before revoked_at.
   */
  sid: string;
  revokedAt: string;
  expiresAt: string;
}

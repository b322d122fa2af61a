// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface RevokedSession {
  userId?: string;
  sid?: string;
  revokedAt?: string;
  expiresAt?: string;
}

export interface RevokedSession__Output {
  userId: string;
  sid: string;
  revokedAt: string;
  expiresAt: string;
}

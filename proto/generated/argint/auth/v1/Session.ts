// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface Session {
  token?: string;
  refreshToken?: string;
  expiresAt?: string;
}

export interface Session__Output {
  token: string;
  refreshToken: string;
  expiresAt: string;
}

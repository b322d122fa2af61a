// Original file: proto/argint/auth/v1/auth.proto

export interface Session {
  token?: string;
  refreshToken?: string;
  /**
   * ISO 8601 time at which the access token expires.
   */
  expiresAt?: string;
}

export interface Session__Output {
  token: string;
  refreshToken: string;
  /**
   * ISO 8601 time at which the access token expires.
   */
  expiresAt: string;
}

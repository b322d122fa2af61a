// Original file: proto/argint/auth/v1/auth.proto

export interface GetPasswordResetResponse {
  userId?: string;
  /**
   * For the link. A secret: never stored or logged.
   */
  token?: string;
}

export interface GetPasswordResetResponse__Output {
  userId: string;
  /**
   * For the link. A secret: never stored or logged.
   */
  token: string;
}

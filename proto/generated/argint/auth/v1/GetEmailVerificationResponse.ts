// Original file: proto/argint/auth/v1/auth.proto

export interface GetEmailVerificationResponse {
  email?: string;
  /**
   * For the link. A secret: never stored or logged.
   */
  token?: string;
}

export interface GetEmailVerificationResponse__Output {
  email: string;
  /**
   * For the link. A secret: never stored or logged.
   */
  token: string;
}

// Original file: proto/argint/auth/v1/auth.proto

export interface VerifyAccountResponse {
  accountExists?: boolean;
  /**
   * Empty when there is no account.
   */
  userId?: string;
}

export interface VerifyAccountResponse__Output {
  accountExists: boolean;
  /**
   * Empty when there is no account.
   */
  userId: string;
}

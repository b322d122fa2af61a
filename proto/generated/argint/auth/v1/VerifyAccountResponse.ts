// Original file: proto/argint/auth/v1/auth.proto

export interface VerifyAccountResponse {
  accountExists?: boolean;
  /**
   * Empty where there is none.
   */
  userId?: string;
}

export interface VerifyAccountResponse__Output {
  accountExists: boolean;
  /**
   * Empty where there is none.
   */
  userId: string;
}

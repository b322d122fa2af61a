// Original file: proto/argint/auth/v1/auth.proto

export interface DeleteAccountRequest {
  userId?: string;
  password?: string;
  /**
   * Client address. Only the auth service of the last release uses it.
   */
  address?: string;
}

export interface DeleteAccountRequest__Output {
  userId: string;
  password: string;
  /**
   * Client address. Only the auth service of the last release uses it.
   */
  address: string;
}

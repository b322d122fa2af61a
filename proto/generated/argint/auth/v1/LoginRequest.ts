// Original file: proto/argint/auth/v1/auth.proto

export interface LoginRequest {
  email?: string;
  password?: string;
  /**
   * Client address. Lockout counts failures by account and address.
   */
  address?: string;
}

export interface LoginRequest__Output {
  email: string;
  password: string;
  /**
   * Client address. Lockout counts failures by account and address.
   */
  address: string;
}

// Original file: proto/argint/auth/v1/auth.proto

export interface DeleteAccountRequest {
  userId?: string;
  password?: string;
  /**
   * Client address. Wrong passwords count as failed sign-ins.
   */
  address?: string;
}

export interface DeleteAccountRequest__Output {
  userId: string;
  password: string;
  /**
   * Client address. Wrong passwords count as failed sign-ins.
   */
  address: string;
}

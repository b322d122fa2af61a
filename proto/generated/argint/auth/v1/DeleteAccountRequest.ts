// Original file: proto/argint/auth/v1/auth.proto

export interface DeleteAccountRequest {
  userId?: string;
  password?: string;
}

export interface DeleteAccountRequest__Output {
  userId: string;
  password: string;
}

// Original file: proto/argint/auth/v1/auth.proto

export interface VerifyAccountRequest {
  email?: string;
}

export interface VerifyAccountRequest__Output {
  email: string;
}

// Original file: proto/argint/auth/v1/auth.proto

export interface RequestEmailVerificationRequest {
  userId?: string;
}

export interface RequestEmailVerificationRequest__Output {
  userId: string;
}

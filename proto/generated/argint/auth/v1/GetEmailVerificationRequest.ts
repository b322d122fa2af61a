// Original file: proto/argint/auth/v1/auth.proto

export interface GetEmailVerificationRequest {
  userId?: string;
}

export interface GetEmailVerificationRequest__Output {
  userId: string;
}

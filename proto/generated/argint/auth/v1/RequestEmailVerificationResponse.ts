// Original file: proto/argint/auth/v1/auth.proto

export interface RequestEmailVerificationResponse {
  alreadyVerified?: boolean;
}

export interface RequestEmailVerificationResponse__Output {
  alreadyVerified: boolean;
}

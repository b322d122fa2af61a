// Original file: proto/argint/auth/v1/auth.proto

export interface GetPasswordResetRequest {
  resetId?: string;
}

export interface GetPasswordResetRequest__Output {
  resetId: string;
}

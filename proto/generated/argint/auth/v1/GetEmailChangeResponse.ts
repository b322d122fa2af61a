// Original file: proto/argint/auth/v1/auth.proto

export interface GetEmailChangeResponse {
  oldEmail?: string;
}

export interface GetEmailChangeResponse__Output {
  oldEmail: string;
}

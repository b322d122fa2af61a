// Original file: proto/argint/auth/v1/auth.proto

export interface GetEmailChangeRequest {
  userId?: string;
  changeId?: string;
}

export interface GetEmailChangeRequest__Output {
  userId: string;
  changeId: string;
}

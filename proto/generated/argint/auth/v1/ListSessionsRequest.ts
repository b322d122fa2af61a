// Original file: proto/argint/auth/v1/auth.proto

export interface ListSessionsRequest {
  userId?: string;
}

export interface ListSessionsRequest__Output {
  userId: string;
}

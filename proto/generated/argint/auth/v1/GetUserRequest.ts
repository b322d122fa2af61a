// Original file: proto/argint/auth/v1/auth.proto

export interface GetUserRequest {
  userId?: string;
}

export interface GetUserRequest__Output {
  userId: string;
}

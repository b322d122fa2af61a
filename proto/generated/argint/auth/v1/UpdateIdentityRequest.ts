// Original file: proto/argint/auth/v1/auth.proto

export interface UpdateIdentityRequest {
  userId?: string;
  username?: string;
  email?: string;
}

export interface UpdateIdentityRequest__Output {
  userId: string;
  username: string;
  email: string;
}

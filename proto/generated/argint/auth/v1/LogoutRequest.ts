// Original file: proto/argint/auth/v1/auth.proto

export interface LogoutRequest {
  refreshToken?: string;
}

export interface LogoutRequest__Output {
  refreshToken: string;
}

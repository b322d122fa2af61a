// Original file: proto/argint/auth/v1/auth.proto

export interface FindByEmailRequest {
  email?: string;
}

export interface FindByEmailRequest__Output {
  email: string;
}

// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface LoginRequest {
  email?: string;
  password?: string;
  address?: string;
}

export interface LoginRequest__Output {
  email: string;
  password: string;
  address: string;
}

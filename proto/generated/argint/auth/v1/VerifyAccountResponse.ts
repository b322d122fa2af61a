// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface VerifyAccountResponse {
  accountExists?: boolean;
  userId?: string;
}

export interface VerifyAccountResponse__Output {
  accountExists: boolean;
  userId: string;
}

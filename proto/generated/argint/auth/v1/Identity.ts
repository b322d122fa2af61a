// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface Identity {
  userId?: string;
  username?: string;
  email?: string;
  createdAt?: string;
  firstName?: string;
  lastName?: string;
}

export interface Identity__Output {
  userId: string;
  username: string;
  email: string;
  createdAt: string;
  firstName: string;
  lastName: string;
}

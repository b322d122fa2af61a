// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface Profile {
  userId?: string;
  firstName?: string;
  lastName?: string;
  createdAt?: string;
  updatedAt?: string;
}

export interface Profile__Output {
  userId: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  updatedAt: string;
}

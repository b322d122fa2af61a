// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ExportUserRequest {
  userId?: string;
}

export interface ExportUserRequest__Output {
  userId: string;
}

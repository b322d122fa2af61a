// Original file: /work/main/proto/argint/profile_billing/v1/profile_billing.proto

export interface ReserveCreditRequest {
  userId?: string;
  jobId?: string;
  amount?: number;
  wordCount?: number;
}

export interface ReserveCreditRequest__Output {
  userId: string;
  jobId: string;
  amount: number;
  wordCount: number;
}

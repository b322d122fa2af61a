// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReserveCreditRequest {
  userId?: string;
  jobId?: string;
  /**
   * 0 checks the plan's words and holds nothing.
   */
  amount?: number;
  wordCount?: number;
}

export interface ReserveCreditRequest__Output {
  userId: string;
  jobId: string;
  /**
   * 0 checks the plan's words and holds nothing.
   */
  amount: number;
  wordCount: number;
}

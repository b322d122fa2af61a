// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReserveCreditRequest {
  userId?: string;
  jobId?: string;
  /**
   * 0 checks only the word limit and holds nothing.
   */
  amount?: number;
  wordCount?: number;
  /**
   * Identifies this attempt to start the job. Attempts with the same idempotency key share one hold.
   */
  attempt?: string;
}

export interface ReserveCreditRequest__Output {
  userId: string;
  jobId: string;
  /**
   * 0 checks only the word limit and holds nothing.
   */
  amount: number;
  wordCount: number;
  /**
   * Identifies this attempt to start the job. Attempts with the same idempotency key share one hold.
   */
  attempt: string;
}

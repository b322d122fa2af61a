// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GetConsentsResponse {
  training?: boolean;
  /**
   * Consent entries of contracts as JSON, oldest first.
   */
  historyJson?: string;
}

export interface GetConsentsResponse__Output {
  training: boolean;
  /**
   * Consent entries of contracts as JSON, oldest first.
   */
  historyJson: string;
}

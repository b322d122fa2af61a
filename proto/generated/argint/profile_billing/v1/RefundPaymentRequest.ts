// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface RefundPaymentRequest {
  /**
   * The payment's own id.
   */
  id?: string;
  reason?: string;
}

export interface RefundPaymentRequest__Output {
  /**
   * The payment's own id.
   */
  id: string;
  reason: string;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReceiveNoticeRequest {
  /**
   * The form as it came.
   */
  body?: string;
  /**
   * The address it came from.
   */
  address?: string;
}

export interface ReceiveNoticeRequest__Output {
  /**
   * The form as it came.
   */
  body: string;
  /**
   * The address it came from.
   */
  address: string;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ReceiveNoticeRequest {
  /**
   * The body of the provider's request, unchanged: the signature covers the order of its fields.
   */
  body?: string;
  /**
   * The IP address that sent it.
   */
  address?: string;
}

export interface ReceiveNoticeRequest__Output {
  /**
   * The body of the provider's request, unchanged: the signature covers the order of its fields.
   */
  body: string;
  /**
   * The IP address that sent it.
   */
  address: string;
}

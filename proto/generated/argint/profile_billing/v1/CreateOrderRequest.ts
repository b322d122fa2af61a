// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface CreateOrderRequest {
  userId?: string;
  planType?: string;
  /**
   * Where browsers and the provider reach the product, without a slash at the end.
   */
  publicUrl?: string;
}

export interface CreateOrderRequest__Output {
  userId: string;
  planType: string;
  /**
   * Where browsers and the provider reach the product, without a slash at the end.
   */
  publicUrl: string;
}

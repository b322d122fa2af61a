// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface GetOrderRequest {
  userId?: string;
  orderId?: string;
}

export interface GetOrderRequest__Output {
  userId: string;
  orderId: string;
}

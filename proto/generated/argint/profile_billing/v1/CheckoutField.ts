// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface CheckoutField {
  name?: string;
  value?: string;
}

export interface CheckoutField__Output {
  name: string;
  value: string;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Payment as _argint_profile_billing_v1_Payment,
  Payment__Output as _argint_profile_billing_v1_Payment__Output,
} from '../../../argint/profile_billing/v1/Payment.ts';

export interface RefundPaymentResponse {
  payment?: _argint_profile_billing_v1_Payment | null;
}

export interface RefundPaymentResponse__Output {
  payment: _argint_profile_billing_v1_Payment__Output | null;
}

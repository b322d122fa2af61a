// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Subscription as _argint_profile_billing_v1_Subscription,
  Subscription__Output as _argint_profile_billing_v1_Subscription__Output,
} from '../../../argint/profile_billing/v1/Subscription.ts';

export interface GetSubscriptionResponse {
  subscription?: _argint_profile_billing_v1_Subscription | null;
}

export interface GetSubscriptionResponse__Output {
  subscription: _argint_profile_billing_v1_Subscription__Output | null;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Entitlement as _argint_profile_billing_v1_Entitlement,
  Entitlement__Output as _argint_profile_billing_v1_Entitlement__Output,
} from '../../../argint/profile_billing/v1/Entitlement.ts';

export interface CheckAccessResponse {
  entitlement?: _argint_profile_billing_v1_Entitlement | null;
}

export interface CheckAccessResponse__Output {
  entitlement: _argint_profile_billing_v1_Entitlement__Output | null;
}

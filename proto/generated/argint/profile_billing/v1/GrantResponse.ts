// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Entitlement as _argint_profile_billing_v1_Entitlement,
  Entitlement__Output as _argint_profile_billing_v1_Entitlement__Output,
} from '../../../argint/profile_billing/v1/Entitlement.ts';

export interface GrantResponse {
  entitlement?: _argint_profile_billing_v1_Entitlement | null;
}

export interface GrantResponse__Output {
  entitlement: _argint_profile_billing_v1_Entitlement__Output | null;
}

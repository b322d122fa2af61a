// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Profile as _argint_profile_billing_v1_Profile,
  Profile__Output as _argint_profile_billing_v1_Profile__Output,
} from '../../../argint/profile_billing/v1/Profile.ts';
import type {
  Entitlement as _argint_profile_billing_v1_Entitlement,
  Entitlement__Output as _argint_profile_billing_v1_Entitlement__Output,
} from '../../../argint/profile_billing/v1/Entitlement.ts';

export interface UpdateProfileResponse {
  profile?: _argint_profile_billing_v1_Profile | null;
  entitlement?: _argint_profile_billing_v1_Entitlement | null;
}

export interface UpdateProfileResponse__Output {
  profile: _argint_profile_billing_v1_Profile__Output | null;
  entitlement: _argint_profile_billing_v1_Entitlement__Output | null;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  Entitlement as _argint_profile_billing_v1_Entitlement,
  Entitlement__Output as _argint_profile_billing_v1_Entitlement__Output,
} from '../../../argint/profile_billing/v1/Entitlement.ts';

export interface ReserveCreditResponse {
  /**
   * Whether a credit is held. False for unlimited plans and amount 0.
   */
  held?: boolean;
  entitlement?: _argint_profile_billing_v1_Entitlement | null;
}

export interface ReserveCreditResponse__Output {
  /**
   * Whether a credit is held. False for unlimited plans and amount 0.
   */
  held: boolean;
  entitlement: _argint_profile_billing_v1_Entitlement__Output | null;
}

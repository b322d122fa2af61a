// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  OperatorAction as _argint_profile_billing_v1_OperatorAction,
  OperatorAction__Output as _argint_profile_billing_v1_OperatorAction__Output,
} from '../../../argint/profile_billing/v1/OperatorAction.ts';

export interface ListOperatorActionsResponse {
  actions?: _argint_profile_billing_v1_OperatorAction[];
}

export interface ListOperatorActionsResponse__Output {
  actions: _argint_profile_billing_v1_OperatorAction__Output[];
}

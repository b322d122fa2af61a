// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type {
  CheckoutField as _argint_profile_billing_v1_CheckoutField,
  CheckoutField__Output as _argint_profile_billing_v1_CheckoutField__Output,
} from '../../../argint/profile_billing/v1/CheckoutField.ts';

export interface CreateOrderResponse {
  orderId?: string;
  /**
   * Where the browser posts the fields, in their order.
   */
  action?: string;
  fields?: _argint_profile_billing_v1_CheckoutField[];
}

export interface CreateOrderResponse__Output {
  orderId: string;
  /**
   * Where the browser posts the fields, in their order.
   */
  action: string;
  fields: _argint_profile_billing_v1_CheckoutField__Output[];
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type {
  BeginOperatorActionRequest as _argint_profile_billing_v1_BeginOperatorActionRequest,
  BeginOperatorActionRequest__Output as _argint_profile_billing_v1_BeginOperatorActionRequest__Output,
} from '../../../argint/profile_billing/v1/BeginOperatorActionRequest.ts';
import type {
  BeginOperatorActionResponse as _argint_profile_billing_v1_BeginOperatorActionResponse,
  BeginOperatorActionResponse__Output as _argint_profile_billing_v1_BeginOperatorActionResponse__Output,
} from '../../../argint/profile_billing/v1/BeginOperatorActionResponse.ts';
import type {
  CheckAccessRequest as _argint_profile_billing_v1_CheckAccessRequest,
  CheckAccessRequest__Output as _argint_profile_billing_v1_CheckAccessRequest__Output,
} from '../../../argint/profile_billing/v1/CheckAccessRequest.ts';
import type {
  CheckAccessResponse as _argint_profile_billing_v1_CheckAccessResponse,
  CheckAccessResponse__Output as _argint_profile_billing_v1_CheckAccessResponse__Output,
} from '../../../argint/profile_billing/v1/CheckAccessResponse.ts';
import type {
  CommitCreditRequest as _argint_profile_billing_v1_CommitCreditRequest,
  CommitCreditRequest__Output as _argint_profile_billing_v1_CommitCreditRequest__Output,
} from '../../../argint/profile_billing/v1/CommitCreditRequest.ts';
import type {
  CommitCreditResponse as _argint_profile_billing_v1_CommitCreditResponse,
  CommitCreditResponse__Output as _argint_profile_billing_v1_CommitCreditResponse__Output,
} from '../../../argint/profile_billing/v1/CommitCreditResponse.ts';
import type {
  CreateOrderRequest as _argint_profile_billing_v1_CreateOrderRequest,
  CreateOrderRequest__Output as _argint_profile_billing_v1_CreateOrderRequest__Output,
} from '../../../argint/profile_billing/v1/CreateOrderRequest.ts';
import type {
  CreateOrderResponse as _argint_profile_billing_v1_CreateOrderResponse,
  CreateOrderResponse__Output as _argint_profile_billing_v1_CreateOrderResponse__Output,
} from '../../../argint/profile_billing/v1/CreateOrderResponse.ts';
import type {
  EndOperatorActionRequest as _argint_profile_billing_v1_EndOperatorActionRequest,
  EndOperatorActionRequest__Output as _argint_profile_billing_v1_EndOperatorActionRequest__Output,
} from '../../../argint/profile_billing/v1/EndOperatorActionRequest.ts';
import type {
  EndOperatorActionResponse as _argint_profile_billing_v1_EndOperatorActionResponse,
  EndOperatorActionResponse__Output as _argint_profile_billing_v1_EndOperatorActionResponse__Output,
} from '../../../argint/profile_billing/v1/EndOperatorActionResponse.ts';
import type {
  EnsureEntitlementRequest as _argint_profile_billing_v1_EnsureEntitlementRequest,
  EnsureEntitlementRequest__Output as _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
} from '../../../argint/profile_billing/v1/EnsureEntitlementRequest.ts';
import type {
  EnsureEntitlementResponse as _argint_profile_billing_v1_EnsureEntitlementResponse,
  EnsureEntitlementResponse__Output as _argint_profile_billing_v1_EnsureEntitlementResponse__Output,
} from '../../../argint/profile_billing/v1/EnsureEntitlementResponse.ts';
import type {
  ExportUserRequest as _argint_profile_billing_v1_ExportUserRequest,
  ExportUserRequest__Output as _argint_profile_billing_v1_ExportUserRequest__Output,
} from '../../../argint/profile_billing/v1/ExportUserRequest.ts';
import type {
  ExportUserResponse as _argint_profile_billing_v1_ExportUserResponse,
  ExportUserResponse__Output as _argint_profile_billing_v1_ExportUserResponse__Output,
} from '../../../argint/profile_billing/v1/ExportUserResponse.ts';
import type {
  GetConsentsRequest as _argint_profile_billing_v1_GetConsentsRequest,
  GetConsentsRequest__Output as _argint_profile_billing_v1_GetConsentsRequest__Output,
} from '../../../argint/profile_billing/v1/GetConsentsRequest.ts';
import type {
  GetConsentsResponse as _argint_profile_billing_v1_GetConsentsResponse,
  GetConsentsResponse__Output as _argint_profile_billing_v1_GetConsentsResponse__Output,
} from '../../../argint/profile_billing/v1/GetConsentsResponse.ts';
import type {
  GetOrderRequest as _argint_profile_billing_v1_GetOrderRequest,
  GetOrderRequest__Output as _argint_profile_billing_v1_GetOrderRequest__Output,
} from '../../../argint/profile_billing/v1/GetOrderRequest.ts';
import type {
  GetOrderResponse as _argint_profile_billing_v1_GetOrderResponse,
  GetOrderResponse__Output as _argint_profile_billing_v1_GetOrderResponse__Output,
} from '../../../argint/profile_billing/v1/GetOrderResponse.ts';
import type {
  GetProfileRequest as _argint_profile_billing_v1_GetProfileRequest,
  GetProfileRequest__Output as _argint_profile_billing_v1_GetProfileRequest__Output,
} from '../../../argint/profile_billing/v1/GetProfileRequest.ts';
import type {
  GetProfileResponse as _argint_profile_billing_v1_GetProfileResponse,
  GetProfileResponse__Output as _argint_profile_billing_v1_GetProfileResponse__Output,
} from '../../../argint/profile_billing/v1/GetProfileResponse.ts';
import type {
  GetSubscriptionRequest as _argint_profile_billing_v1_GetSubscriptionRequest,
  GetSubscriptionRequest__Output as _argint_profile_billing_v1_GetSubscriptionRequest__Output,
} from '../../../argint/profile_billing/v1/GetSubscriptionRequest.ts';
import type {
  GetSubscriptionResponse as _argint_profile_billing_v1_GetSubscriptionResponse,
  GetSubscriptionResponse__Output as _argint_profile_billing_v1_GetSubscriptionResponse__Output,
} from '../../../argint/profile_billing/v1/GetSubscriptionResponse.ts';
import type {
  GrantRequest as _argint_profile_billing_v1_GrantRequest,
  GrantRequest__Output as _argint_profile_billing_v1_GrantRequest__Output,
} from '../../../argint/profile_billing/v1/GrantRequest.ts';
import type {
  GrantResponse as _argint_profile_billing_v1_GrantResponse,
  GrantResponse__Output as _argint_profile_billing_v1_GrantResponse__Output,
} from '../../../argint/profile_billing/v1/GrantResponse.ts';
import type {
  ListOperatorActionsRequest as _argint_profile_billing_v1_ListOperatorActionsRequest,
  ListOperatorActionsRequest__Output as _argint_profile_billing_v1_ListOperatorActionsRequest__Output,
} from '../../../argint/profile_billing/v1/ListOperatorActionsRequest.ts';
import type {
  ListOperatorActionsResponse as _argint_profile_billing_v1_ListOperatorActionsResponse,
  ListOperatorActionsResponse__Output as _argint_profile_billing_v1_ListOperatorActionsResponse__Output,
} from '../../../argint/profile_billing/v1/ListOperatorActionsResponse.ts';
import type {
  ListPaymentsRequest as _argint_profile_billing_v1_ListPaymentsRequest,
  ListPaymentsRequest__Output as _argint_profile_billing_v1_ListPaymentsRequest__Output,
} from '../../../argint/profile_billing/v1/ListPaymentsRequest.ts';
import type {
  ListPaymentsResponse as _argint_profile_billing_v1_ListPaymentsResponse,
  ListPaymentsResponse__Output as _argint_profile_billing_v1_ListPaymentsResponse__Output,
} from '../../../argint/profile_billing/v1/ListPaymentsResponse.ts';
import type {
  ReceiveNoticeRequest as _argint_profile_billing_v1_ReceiveNoticeRequest,
  ReceiveNoticeRequest__Output as _argint_profile_billing_v1_ReceiveNoticeRequest__Output,
} from '../../../argint/profile_billing/v1/ReceiveNoticeRequest.ts';
import type {
  ReceiveNoticeResponse as _argint_profile_billing_v1_ReceiveNoticeResponse,
  ReceiveNoticeResponse__Output as _argint_profile_billing_v1_ReceiveNoticeResponse__Output,
} from '../../../argint/profile_billing/v1/ReceiveNoticeResponse.ts';
import type {
  RefundPaymentRequest as _argint_profile_billing_v1_RefundPaymentRequest,
  RefundPaymentRequest__Output as _argint_profile_billing_v1_RefundPaymentRequest__Output,
} from '../../../argint/profile_billing/v1/RefundPaymentRequest.ts';
import type {
  RefundPaymentResponse as _argint_profile_billing_v1_RefundPaymentResponse,
  RefundPaymentResponse__Output as _argint_profile_billing_v1_RefundPaymentResponse__Output,
} from '../../../argint/profile_billing/v1/RefundPaymentResponse.ts';
import type {
  ReleaseCreditRequest as _argint_profile_billing_v1_ReleaseCreditRequest,
  ReleaseCreditRequest__Output as _argint_profile_billing_v1_ReleaseCreditRequest__Output,
} from '../../../argint/profile_billing/v1/ReleaseCreditRequest.ts';
import type {
  ReleaseCreditResponse as _argint_profile_billing_v1_ReleaseCreditResponse,
  ReleaseCreditResponse__Output as _argint_profile_billing_v1_ReleaseCreditResponse__Output,
} from '../../../argint/profile_billing/v1/ReleaseCreditResponse.ts';
import type {
  ReserveCreditRequest as _argint_profile_billing_v1_ReserveCreditRequest,
  ReserveCreditRequest__Output as _argint_profile_billing_v1_ReserveCreditRequest__Output,
} from '../../../argint/profile_billing/v1/ReserveCreditRequest.ts';
import type {
  ReserveCreditResponse as _argint_profile_billing_v1_ReserveCreditResponse,
  ReserveCreditResponse__Output as _argint_profile_billing_v1_ReserveCreditResponse__Output,
} from '../../../argint/profile_billing/v1/ReserveCreditResponse.ts';
import type {
  SetAutoRenewRequest as _argint_profile_billing_v1_SetAutoRenewRequest,
  SetAutoRenewRequest__Output as _argint_profile_billing_v1_SetAutoRenewRequest__Output,
} from '../../../argint/profile_billing/v1/SetAutoRenewRequest.ts';
import type {
  SetAutoRenewResponse as _argint_profile_billing_v1_SetAutoRenewResponse,
  SetAutoRenewResponse__Output as _argint_profile_billing_v1_SetAutoRenewResponse__Output,
} from '../../../argint/profile_billing/v1/SetAutoRenewResponse.ts';
import type {
  SetTrainingConsentRequest as _argint_profile_billing_v1_SetTrainingConsentRequest,
  SetTrainingConsentRequest__Output as _argint_profile_billing_v1_SetTrainingConsentRequest__Output,
} from '../../../argint/profile_billing/v1/SetTrainingConsentRequest.ts';
import type {
  SetTrainingConsentResponse as _argint_profile_billing_v1_SetTrainingConsentResponse,
  SetTrainingConsentResponse__Output as _argint_profile_billing_v1_SetTrainingConsentResponse__Output,
} from '../../../argint/profile_billing/v1/SetTrainingConsentResponse.ts';
import type {
  UpdateProfileRequest as _argint_profile_billing_v1_UpdateProfileRequest,
  UpdateProfileRequest__Output as _argint_profile_billing_v1_UpdateProfileRequest__Output,
} from '../../../argint/profile_billing/v1/UpdateProfileRequest.ts';
import type {
  UpdateProfileResponse as _argint_profile_billing_v1_UpdateProfileResponse,
  UpdateProfileResponse__Output as _argint_profile_billing_v1_UpdateProfileResponse__Output,
} from '../../../argint/profile_billing/v1/UpdateProfileResponse.ts';

export interface ProfileBillingServiceClient extends grpc.Client {
  /**
   * For operators. Adds a row to the audit trail, before the command changes anything.
   */
  BeginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  BeginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  BeginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  BeginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Adds a row to the audit trail, before the command changes anything.
   */
  beginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  beginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  beginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  beginOperatorAction(
    argument: _argint_profile_billing_v1_BeginOperatorActionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_BeginOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;

  CheckAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  CheckAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  CheckAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  CheckAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  checkAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  checkAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  checkAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;
  checkAccess(
    argument: _argint_profile_billing_v1_CheckAccessRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CheckAccessResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Spends the hold of a job. Without a hold, the credit is spent as soon as one arrives.
   */
  CommitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  CommitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  CommitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  CommitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Spends the hold of a job. Without a hold, the credit is spent as soon as one arrives.
   */
  commitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  commitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  commitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  commitCredit(
    argument: _argint_profile_billing_v1_CommitCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CommitCreditResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Makes an order, or finds the open one of the same plan. Errors: PAYMENTS_DISABLED without a provider.
   */
  CreateOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  CreateOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Makes an order, or finds the open one of the same plan. Errors: PAYMENTS_DISABLED without a provider.
   */
  createOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  createOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  createOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  createOrder(
    argument: _argint_profile_billing_v1_CreateOrderRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_CreateOrderResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Records how the command ended. Errors: NOT_FOUND.
   */
  EndOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Records how the command ended. Errors: NOT_FOUND.
   */
  endOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOperatorAction(
    argument: _argint_profile_billing_v1_EndOperatorActionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EndOperatorActionResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Creates a profile and an entitlement if they are missing, with a trial unless the user had one.
   */
  EnsureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  EnsureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  EnsureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  EnsureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Creates a profile and an entitlement if they are missing, with a trial unless the user had one.
   */
  ensureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  ensureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  ensureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;
  ensureEntitlement(
    argument: _argint_profile_billing_v1_EnsureEntitlementRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_EnsureEntitlementResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns everything that the service holds about a user.
   */
  ExportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  ExportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  ExportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  ExportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns everything that the service holds about a user.
   */
  exportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  exportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  exportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  exportUser(
    argument: _argint_profile_billing_v1_ExportUserRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ExportUserResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * What a user agreed to, when, and under which version. Errors, as of the next two: NOT_FOUND.
   */
  GetConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * What a user agreed to, when, and under which version. Errors, as of the next two: NOT_FOUND.
   */
  getConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  getConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  getConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  getConsents(
    argument: _argint_profile_billing_v1_GetConsentsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetConsentsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Errors: ORDER_NOT_FOUND; FORBIDDEN for an order of another user.
   */
  GetOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Errors: ORDER_NOT_FOUND; FORBIDDEN for an order of another user.
   */
  getOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOrder(
    argument: _argint_profile_billing_v1_GetOrderRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetOrderResponse__Output>,
  ): grpc.ClientUnaryCall;

  GetProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  getProfile(
    argument: _argint_profile_billing_v1_GetProfileRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetProfileResponse__Output>,
  ): grpc.ClientUnaryCall;

  GetSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  getSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  getSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  getSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;
  getSubscription(
    argument: _argint_profile_billing_v1_GetSubscriptionRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GetSubscriptionResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Sets a plan, or adds credits.
   */
  Grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  Grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  Grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  Grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Sets a plan, or adds credits.
   */
  grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;
  grant(
    argument: _argint_profile_billing_v1_GrantRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_GrantResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. The newest rows of the audit trail, newest first.
   */
  ListOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. The newest rows of the audit trail, newest first.
   */
  listOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listOperatorActions(
    argument: _argint_profile_billing_v1_ListOperatorActionsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListOperatorActionsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * All payments of a user, the newest first.
   */
  ListPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * All payments of a user, the newest first.
   */
  listPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listPayments(
    argument: _argint_profile_billing_v1_ListPaymentsRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ListPaymentsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Handles a notice of the payment provider after four checks: signature, source address, amount, and the provider's
   * own confirmation. Errors: NOTICE_REFUSED; UNAVAILABLE where the provider cannot be asked.
   */
  ReceiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReceiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReceiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReceiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Handles a notice of the payment provider after four checks: signature, source address, amount, and the provider's
   * own confirmation. Errors: NOTICE_REFUSED; UNAVAILABLE where the provider cannot be asked.
   */
  receiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  receiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  receiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;
  receiveNotice(
    argument: _argint_profile_billing_v1_ReceiveNoticeRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReceiveNoticeResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Records that a payment was given back, and takes back what it gave and is not used yet.
   */
  RefundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  RefundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  RefundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  RefundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Records that a payment was given back, and takes back what it gave and is not used yet.
   */
  refundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  refundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  refundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;
  refundPayment(
    argument: _argint_profile_billing_v1_RefundPaymentRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_RefundPaymentResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the held credit of a job. No hold is not an error. With `attempt`, only that attempt gives up its share
   * of the hold, and the credit is returned with the last share. Without it the job has ended and the credit is
   * returned at once.
   */
  ReleaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReleaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReleaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReleaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the held credit of a job. No hold is not an error. With `attempt`, only that attempt gives up its share
   * of the hold, and the credit is returned with the last share. Without it the job has ended and the credit is
   * returned at once.
   */
  releaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  releaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  releaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  releaseCredit(
    argument: _argint_profile_billing_v1_ReleaseCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReleaseCreditResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Checks the plan's word limit and holds a credit for a job. A repeated call for the job changes nothing.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT; CONFLICT after the job's hold was committed or released.
   */
  ReserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Checks the plan's word limit and holds a credit for a job. A repeated call for the job changes nothing.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT; CONFLICT after the job's hold was committed or released.
   */
  reserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  reserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  reserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;
  reserveCredit(
    argument: _argint_profile_billing_v1_ReserveCreditRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_ReserveCreditResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Cancels or reactivates the renewal of a monthly plan. Errors: NO_SUBSCRIPTION; PAYMENT_REQUIRED where only a new
   * order can start it again.
   */
  SetAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Cancels or reactivates the renewal of a monthly plan. Errors: NO_SUBSCRIPTION; PAYMENT_REQUIRED where only a new
   * order can start it again.
   */
  setAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  setAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  setAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;
  setAutoRenew(
    argument: _argint_profile_billing_v1_SetAutoRenewRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetAutoRenewResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Records whether essays may be used for training.
   */
  SetTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  SetTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Records whether essays may be used for training.
   */
  setTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  setTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  setTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;
  setTrainingConsent(
    argument: _argint_profile_billing_v1_SetTrainingConsentRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_SetTrainingConsentResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Replaces what the form of the profile page holds. Errors: NOT_FOUND.
   */
  UpdateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Replaces what the form of the profile page holds. Errors: NOT_FOUND.
   */
  updateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateProfile(
    argument: _argint_profile_billing_v1_UpdateProfileRequest,
    callback: grpc.requestCallback<_argint_profile_billing_v1_UpdateProfileResponse__Output>,
  ): grpc.ClientUnaryCall;
}

export interface ProfileBillingServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * For operators. Adds a row to the audit trail, before the command changes anything.
   */
  BeginOperatorAction: grpc.handleUnaryCall<
    _argint_profile_billing_v1_BeginOperatorActionRequest__Output,
    _argint_profile_billing_v1_BeginOperatorActionResponse
  >;

  CheckAccess: grpc.handleUnaryCall<
    _argint_profile_billing_v1_CheckAccessRequest__Output,
    _argint_profile_billing_v1_CheckAccessResponse
  >;

  /**
   * Spends the hold of a job. Without a hold, the credit is spent as soon as one arrives.
   */
  CommitCredit: grpc.handleUnaryCall<
    _argint_profile_billing_v1_CommitCreditRequest__Output,
    _argint_profile_billing_v1_CommitCreditResponse
  >;

  /**
   * Makes an order, or finds the open one of the same plan. Errors: PAYMENTS_DISABLED without a provider.
   */
  CreateOrder: grpc.handleUnaryCall<
    _argint_profile_billing_v1_CreateOrderRequest__Output,
    _argint_profile_billing_v1_CreateOrderResponse
  >;

  /**
   * For operators. Records how the command ended. Errors: NOT_FOUND.
   */
  EndOperatorAction: grpc.handleUnaryCall<
    _argint_profile_billing_v1_EndOperatorActionRequest__Output,
    _argint_profile_billing_v1_EndOperatorActionResponse
  >;

  /**
   * Creates a profile and an entitlement if they are missing, with a trial unless the user had one.
   */
  EnsureEntitlement: grpc.handleUnaryCall<
    _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
    _argint_profile_billing_v1_EnsureEntitlementResponse
  >;

  /**
   * Returns everything that the service holds about a user.
   */
  ExportUser: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ExportUserRequest__Output,
    _argint_profile_billing_v1_ExportUserResponse
  >;

  /**
   * What a user agreed to, when, and under which version. Errors, as of the next two: NOT_FOUND.
   */
  GetConsents: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GetConsentsRequest__Output,
    _argint_profile_billing_v1_GetConsentsResponse
  >;

  /**
   * Errors: ORDER_NOT_FOUND; FORBIDDEN for an order of another user.
   */
  GetOrder: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GetOrderRequest__Output,
    _argint_profile_billing_v1_GetOrderResponse
  >;

  GetProfile: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GetProfileRequest__Output,
    _argint_profile_billing_v1_GetProfileResponse
  >;

  GetSubscription: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GetSubscriptionRequest__Output,
    _argint_profile_billing_v1_GetSubscriptionResponse
  >;

  /**
   * For operators. Sets a plan, or adds credits.
   */
  Grant: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GrantRequest__Output,
    _argint_profile_billing_v1_GrantResponse
  >;

  /**
   * For operators. The newest rows of the audit trail, newest first.
   */
  ListOperatorActions: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ListOperatorActionsRequest__Output,
    _argint_profile_billing_v1_ListOperatorActionsResponse
  >;

  /**
   * All payments of a user, the newest first.
   */
  ListPayments: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ListPaymentsRequest__Output,
    _argint_profile_billing_v1_ListPaymentsResponse
  >;

  /**
   * Handles a notice of the payment provider after four checks: signature, source address, amount, and the provider's
   * own confirmation. Errors: NOTICE_REFUSED; UNAVAILABLE where the provider cannot be asked.
   */
  ReceiveNotice: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ReceiveNoticeRequest__Output,
    _argint_profile_billing_v1_ReceiveNoticeResponse
  >;

  /**
   * For operators. Records that a payment was given back, and takes back what it gave and is not used yet.
   */
  RefundPayment: grpc.handleUnaryCall<
    _argint_profile_billing_v1_RefundPaymentRequest__Output,
    _argint_profile_billing_v1_RefundPaymentResponse
  >;

  /**
   * Returns the held credit of a job. No hold is not an error. With `attempt`, only that attempt gives up its share
   * of the hold, and the credit is returned with the last share. Without it the job has ended and the credit is
   * returned at once.
   */
  ReleaseCredit: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ReleaseCreditRequest__Output,
    _argint_profile_billing_v1_ReleaseCreditResponse
  >;

  /**
   * Checks the plan's word limit and holds a credit for a job. A repeated call for the job changes nothing.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT; CONFLICT after the job's hold was committed or released.
   */
  ReserveCredit: grpc.handleUnaryCall<
    _argint_profile_billing_v1_ReserveCreditRequest__Output,
    _argint_profile_billing_v1_ReserveCreditResponse
  >;

  /**
   * Cancels or reactivates the renewal of a monthly plan. Errors: NO_SUBSCRIPTION; PAYMENT_REQUIRED where only a new
   * order can start it again.
   */
  SetAutoRenew: grpc.handleUnaryCall<
    _argint_profile_billing_v1_SetAutoRenewRequest__Output,
    _argint_profile_billing_v1_SetAutoRenewResponse
  >;

  /**
   * Records whether essays may be used for training.
   */
  SetTrainingConsent: grpc.handleUnaryCall<
    _argint_profile_billing_v1_SetTrainingConsentRequest__Output,
    _argint_profile_billing_v1_SetTrainingConsentResponse
  >;

  /**
   * Replaces what the form of the profile page holds. Errors: NOT_FOUND.
   */
  UpdateProfile: grpc.handleUnaryCall<
    _argint_profile_billing_v1_UpdateProfileRequest__Output,
    _argint_profile_billing_v1_UpdateProfileResponse
  >;
}

export interface ProfileBillingServiceDefinition extends grpc.ServiceDefinition {
  BeginOperatorAction: MethodDefinition<
    _argint_profile_billing_v1_BeginOperatorActionRequest,
    _argint_profile_billing_v1_BeginOperatorActionResponse,
    _argint_profile_billing_v1_BeginOperatorActionRequest__Output,
    _argint_profile_billing_v1_BeginOperatorActionResponse__Output
  >;
  CheckAccess: MethodDefinition<
    _argint_profile_billing_v1_CheckAccessRequest,
    _argint_profile_billing_v1_CheckAccessResponse,
    _argint_profile_billing_v1_CheckAccessRequest__Output,
    _argint_profile_billing_v1_CheckAccessResponse__Output
  >;
  CommitCredit: MethodDefinition<
    _argint_profile_billing_v1_CommitCreditRequest,
    _argint_profile_billing_v1_CommitCreditResponse,
    _argint_profile_billing_v1_CommitCreditRequest__Output,
    _argint_profile_billing_v1_CommitCreditResponse__Output
  >;
  CreateOrder: MethodDefinition<
    _argint_profile_billing_v1_CreateOrderRequest,
    _argint_profile_billing_v1_CreateOrderResponse,
    _argint_profile_billing_v1_CreateOrderRequest__Output,
    _argint_profile_billing_v1_CreateOrderResponse__Output
  >;
  EndOperatorAction: MethodDefinition<
    _argint_profile_billing_v1_EndOperatorActionRequest,
    _argint_profile_billing_v1_EndOperatorActionResponse,
    _argint_profile_billing_v1_EndOperatorActionRequest__Output,
    _argint_profile_billing_v1_EndOperatorActionResponse__Output
  >;
  EnsureEntitlement: MethodDefinition<
    _argint_profile_billing_v1_EnsureEntitlementRequest,
    _argint_profile_billing_v1_EnsureEntitlementResponse,
    _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
    _argint_profile_billing_v1_EnsureEntitlementResponse__Output
  >;
  ExportUser: MethodDefinition<
    _argint_profile_billing_v1_ExportUserRequest,
    _argint_profile_billing_v1_ExportUserResponse,
    _argint_profile_billing_v1_ExportUserRequest__Output,
    _argint_profile_billing_v1_ExportUserResponse__Output
  >;
  GetConsents: MethodDefinition<
    _argint_profile_billing_v1_GetConsentsRequest,
    _argint_profile_billing_v1_GetConsentsResponse,
    _argint_profile_billing_v1_GetConsentsRequest__Output,
    _argint_profile_billing_v1_GetConsentsResponse__Output
  >;
  GetOrder: MethodDefinition<
    _argint_profile_billing_v1_GetOrderRequest,
    _argint_profile_billing_v1_GetOrderResponse,
    _argint_profile_billing_v1_GetOrderRequest__Output,
    _argint_profile_billing_v1_GetOrderResponse__Output
  >;
  GetProfile: MethodDefinition<
    _argint_profile_billing_v1_GetProfileRequest,
    _argint_profile_billing_v1_GetProfileResponse,
    _argint_profile_billing_v1_GetProfileRequest__Output,
    _argint_profile_billing_v1_GetProfileResponse__Output
  >;
  GetSubscription: MethodDefinition<
    _argint_profile_billing_v1_GetSubscriptionRequest,
    _argint_profile_billing_v1_GetSubscriptionResponse,
    _argint_profile_billing_v1_GetSubscriptionRequest__Output,
    _argint_profile_billing_v1_GetSubscriptionResponse__Output
  >;
  Grant: MethodDefinition<
    _argint_profile_billing_v1_GrantRequest,
    _argint_profile_billing_v1_GrantResponse,
    _argint_profile_billing_v1_GrantRequest__Output,
    _argint_profile_billing_v1_GrantResponse__Output
  >;
  ListOperatorActions: MethodDefinition<
    _argint_profile_billing_v1_ListOperatorActionsRequest,
    _argint_profile_billing_v1_ListOperatorActionsResponse,
    _argint_profile_billing_v1_ListOperatorActionsRequest__Output,
    _argint_profile_billing_v1_ListOperatorActionsResponse__Output
  >;
  ListPayments: MethodDefinition<
    _argint_profile_billing_v1_ListPaymentsRequest,
    _argint_profile_billing_v1_ListPaymentsResponse,
    _argint_profile_billing_v1_ListPaymentsRequest__Output,
    _argint_profile_billing_v1_ListPaymentsResponse__Output
  >;
  ReceiveNotice: MethodDefinition<
    _argint_profile_billing_v1_ReceiveNoticeRequest,
    _argint_profile_billing_v1_ReceiveNoticeResponse,
    _argint_profile_billing_v1_ReceiveNoticeRequest__Output,
    _argint_profile_billing_v1_ReceiveNoticeResponse__Output
  >;
  RefundPayment: MethodDefinition<
    _argint_profile_billing_v1_RefundPaymentRequest,
    _argint_profile_billing_v1_RefundPaymentResponse,
    _argint_profile_billing_v1_RefundPaymentRequest__Output,
    _argint_profile_billing_v1_RefundPaymentResponse__Output
  >;
  ReleaseCredit: MethodDefinition<
    _argint_profile_billing_v1_ReleaseCreditRequest,
    _argint_profile_billing_v1_ReleaseCreditResponse,
    _argint_profile_billing_v1_ReleaseCreditRequest__Output,
    _argint_profile_billing_v1_ReleaseCreditResponse__Output
  >;
  ReserveCredit: MethodDefinition<
    _argint_profile_billing_v1_ReserveCreditRequest,
    _argint_profile_billing_v1_ReserveCreditResponse,
    _argint_profile_billing_v1_ReserveCreditRequest__Output,
    _argint_profile_billing_v1_ReserveCreditResponse__Output
  >;
  SetAutoRenew: MethodDefinition<
    _argint_profile_billing_v1_SetAutoRenewRequest,
    _argint_profile_billing_v1_SetAutoRenewResponse,
    _argint_profile_billing_v1_SetAutoRenewRequest__Output,
    _argint_profile_billing_v1_SetAutoRenewResponse__Output
  >;
  SetTrainingConsent: MethodDefinition<
    _argint_profile_billing_v1_SetTrainingConsentRequest,
    _argint_profile_billing_v1_SetTrainingConsentResponse,
    _argint_profile_billing_v1_SetTrainingConsentRequest__Output,
    _argint_profile_billing_v1_SetTrainingConsentResponse__Output
  >;
  UpdateProfile: MethodDefinition<
    _argint_profile_billing_v1_UpdateProfileRequest,
    _argint_profile_billing_v1_UpdateProfileResponse,
    _argint_profile_billing_v1_UpdateProfileRequest__Output,
    _argint_profile_billing_v1_UpdateProfileResponse__Output
  >;
}

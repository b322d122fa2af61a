import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type {
  BeginOperatorActionRequest as _argint_profile_billing_v1_BeginOperatorActionRequest,
  BeginOperatorActionRequest__Output as _argint_profile_billing_v1_BeginOperatorActionRequest__Output,
} from './argint/profile_billing/v1/BeginOperatorActionRequest.ts';
import type {
  BeginOperatorActionResponse as _argint_profile_billing_v1_BeginOperatorActionResponse,
  BeginOperatorActionResponse__Output as _argint_profile_billing_v1_BeginOperatorActionResponse__Output,
} from './argint/profile_billing/v1/BeginOperatorActionResponse.ts';
import type {
  CheckAccessRequest as _argint_profile_billing_v1_CheckAccessRequest,
  CheckAccessRequest__Output as _argint_profile_billing_v1_CheckAccessRequest__Output,
} from './argint/profile_billing/v1/CheckAccessRequest.ts';
import type {
  CheckAccessResponse as _argint_profile_billing_v1_CheckAccessResponse,
  CheckAccessResponse__Output as _argint_profile_billing_v1_CheckAccessResponse__Output,
} from './argint/profile_billing/v1/CheckAccessResponse.ts';
import type {
  CheckoutField as _argint_profile_billing_v1_CheckoutField,
  CheckoutField__Output as _argint_profile_billing_v1_CheckoutField__Output,
} from './argint/profile_billing/v1/CheckoutField.ts';
import type {
  CommitCreditRequest as _argint_profile_billing_v1_CommitCreditRequest,
  CommitCreditRequest__Output as _argint_profile_billing_v1_CommitCreditRequest__Output,
} from './argint/profile_billing/v1/CommitCreditRequest.ts';
import type {
  CommitCreditResponse as _argint_profile_billing_v1_CommitCreditResponse,
  CommitCreditResponse__Output as _argint_profile_billing_v1_CommitCreditResponse__Output,
} from './argint/profile_billing/v1/CommitCreditResponse.ts';
import type {
  CreateOrderRequest as _argint_profile_billing_v1_CreateOrderRequest,
  CreateOrderRequest__Output as _argint_profile_billing_v1_CreateOrderRequest__Output,
} from './argint/profile_billing/v1/CreateOrderRequest.ts';
import type {
  CreateOrderResponse as _argint_profile_billing_v1_CreateOrderResponse,
  CreateOrderResponse__Output as _argint_profile_billing_v1_CreateOrderResponse__Output,
} from './argint/profile_billing/v1/CreateOrderResponse.ts';
import type {
  EndOperatorActionRequest as _argint_profile_billing_v1_EndOperatorActionRequest,
  EndOperatorActionRequest__Output as _argint_profile_billing_v1_EndOperatorActionRequest__Output,
} from './argint/profile_billing/v1/EndOperatorActionRequest.ts';
import type {
  EndOperatorActionResponse as _argint_profile_billing_v1_EndOperatorActionResponse,
  EndOperatorActionResponse__Output as _argint_profile_billing_v1_EndOperatorActionResponse__Output,
} from './argint/profile_billing/v1/EndOperatorActionResponse.ts';
import type {
  EnsureEntitlementRequest as _argint_profile_billing_v1_EnsureEntitlementRequest,
  EnsureEntitlementRequest__Output as _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
} from './argint/profile_billing/v1/EnsureEntitlementRequest.ts';
import type {
  EnsureEntitlementResponse as _argint_profile_billing_v1_EnsureEntitlementResponse,
  EnsureEntitlementResponse__Output as _argint_profile_billing_v1_EnsureEntitlementResponse__Output,
} from './argint/profile_billing/v1/EnsureEntitlementResponse.ts';
import type {
  Entitlement as _argint_profile_billing_v1_Entitlement,
  Entitlement__Output as _argint_profile_billing_v1_Entitlement__Output,
} from './argint/profile_billing/v1/Entitlement.ts';
import type {
  ExportUserRequest as _argint_profile_billing_v1_ExportUserRequest,
  ExportUserRequest__Output as _argint_profile_billing_v1_ExportUserRequest__Output,
} from './argint/profile_billing/v1/ExportUserRequest.ts';
import type {
  ExportUserResponse as _argint_profile_billing_v1_ExportUserResponse,
  ExportUserResponse__Output as _argint_profile_billing_v1_ExportUserResponse__Output,
} from './argint/profile_billing/v1/ExportUserResponse.ts';
import type {
  GetConsentsRequest as _argint_profile_billing_v1_GetConsentsRequest,
  GetConsentsRequest__Output as _argint_profile_billing_v1_GetConsentsRequest__Output,
} from './argint/profile_billing/v1/GetConsentsRequest.ts';
import type {
  GetConsentsResponse as _argint_profile_billing_v1_GetConsentsResponse,
  GetConsentsResponse__Output as _argint_profile_billing_v1_GetConsentsResponse__Output,
} from './argint/profile_billing/v1/GetConsentsResponse.ts';
import type {
  GetOrderRequest as _argint_profile_billing_v1_GetOrderRequest,
  GetOrderRequest__Output as _argint_profile_billing_v1_GetOrderRequest__Output,
} from './argint/profile_billing/v1/GetOrderRequest.ts';
import type {
  GetOrderResponse as _argint_profile_billing_v1_GetOrderResponse,
  GetOrderResponse__Output as _argint_profile_billing_v1_GetOrderResponse__Output,
} from './argint/profile_billing/v1/GetOrderResponse.ts';
import type {
  GetProfileRequest as _argint_profile_billing_v1_GetProfileRequest,
  GetProfileRequest__Output as _argint_profile_billing_v1_GetProfileRequest__Output,
} from './argint/profile_billing/v1/GetProfileRequest.ts';
import type {
  GetProfileResponse as _argint_profile_billing_v1_GetProfileResponse,
  GetProfileResponse__Output as _argint_profile_billing_v1_GetProfileResponse__Output,
} from './argint/profile_billing/v1/GetProfileResponse.ts';
import type {
  GetSubscriptionRequest as _argint_profile_billing_v1_GetSubscriptionRequest,
  GetSubscriptionRequest__Output as _argint_profile_billing_v1_GetSubscriptionRequest__Output,
} from './argint/profile_billing/v1/GetSubscriptionRequest.ts';
import type {
  GetSubscriptionResponse as _argint_profile_billing_v1_GetSubscriptionResponse,
  GetSubscriptionResponse__Output as _argint_profile_billing_v1_GetSubscriptionResponse__Output,
} from './argint/profile_billing/v1/GetSubscriptionResponse.ts';
import type {
  GrantRequest as _argint_profile_billing_v1_GrantRequest,
  GrantRequest__Output as _argint_profile_billing_v1_GrantRequest__Output,
} from './argint/profile_billing/v1/GrantRequest.ts';
import type {
  GrantResponse as _argint_profile_billing_v1_GrantResponse,
  GrantResponse__Output as _argint_profile_billing_v1_GrantResponse__Output,
} from './argint/profile_billing/v1/GrantResponse.ts';
import type {
  ListOperatorActionsRequest as _argint_profile_billing_v1_ListOperatorActionsRequest,
  ListOperatorActionsRequest__Output as _argint_profile_billing_v1_ListOperatorActionsRequest__Output,
} from './argint/profile_billing/v1/ListOperatorActionsRequest.ts';
import type {
  ListOperatorActionsResponse as _argint_profile_billing_v1_ListOperatorActionsResponse,
  ListOperatorActionsResponse__Output as _argint_profile_billing_v1_ListOperatorActionsResponse__Output,
} from './argint/profile_billing/v1/ListOperatorActionsResponse.ts';
import type {
  ListPaymentsRequest as _argint_profile_billing_v1_ListPaymentsRequest,
  ListPaymentsRequest__Output as _argint_profile_billing_v1_ListPaymentsRequest__Output,
} from './argint/profile_billing/v1/ListPaymentsRequest.ts';
import type {
  ListPaymentsResponse as _argint_profile_billing_v1_ListPaymentsResponse,
  ListPaymentsResponse__Output as _argint_profile_billing_v1_ListPaymentsResponse__Output,
} from './argint/profile_billing/v1/ListPaymentsResponse.ts';
import type {
  OperatorAction as _argint_profile_billing_v1_OperatorAction,
  OperatorAction__Output as _argint_profile_billing_v1_OperatorAction__Output,
} from './argint/profile_billing/v1/OperatorAction.ts';
import type {
  Payment as _argint_profile_billing_v1_Payment,
  Payment__Output as _argint_profile_billing_v1_Payment__Output,
} from './argint/profile_billing/v1/Payment.ts';
import type {
  Profile as _argint_profile_billing_v1_Profile,
  Profile__Output as _argint_profile_billing_v1_Profile__Output,
} from './argint/profile_billing/v1/Profile.ts';
import type {
  ProfileBillingServiceClient as _argint_profile_billing_v1_ProfileBillingServiceClient,
  ProfileBillingServiceDefinition as _argint_profile_billing_v1_ProfileBillingServiceDefinition,
} from './argint/profile_billing/v1/ProfileBillingService.ts';
import type {
  ReceiveNoticeRequest as _argint_profile_billing_v1_ReceiveNoticeRequest,
  ReceiveNoticeRequest__Output as _argint_profile_billing_v1_ReceiveNoticeRequest__Output,
} from './argint/profile_billing/v1/ReceiveNoticeRequest.ts';
import type {
  ReceiveNoticeResponse as _argint_profile_billing_v1_ReceiveNoticeResponse,
  ReceiveNoticeResponse__Output as _argint_profile_billing_v1_ReceiveNoticeResponse__Output,
} from './argint/profile_billing/v1/ReceiveNoticeResponse.ts';
import type {
  RefundPaymentRequest as _argint_profile_billing_v1_RefundPaymentRequest,
  RefundPaymentRequest__Output as _argint_profile_billing_v1_RefundPaymentRequest__Output,
} from './argint/profile_billing/v1/RefundPaymentRequest.ts';
import type {
  RefundPaymentResponse as _argint_profile_billing_v1_RefundPaymentResponse,
  RefundPaymentResponse__Output as _argint_profile_billing_v1_RefundPaymentResponse__Output,
} from './argint/profile_billing/v1/RefundPaymentResponse.ts';
import type {
  ReleaseCreditRequest as _argint_profile_billing_v1_ReleaseCreditRequest,
  ReleaseCreditRequest__Output as _argint_profile_billing_v1_ReleaseCreditRequest__Output,
} from './argint/profile_billing/v1/ReleaseCreditRequest.ts';
import type {
  ReleaseCreditResponse as _argint_profile_billing_v1_ReleaseCreditResponse,
  ReleaseCreditResponse__Output as _argint_profile_billing_v1_ReleaseCreditResponse__Output,
} from './argint/profile_billing/v1/ReleaseCreditResponse.ts';
import type {
  ReserveCreditRequest as _argint_profile_billing_v1_ReserveCreditRequest,
  ReserveCreditRequest__Output as _argint_profile_billing_v1_ReserveCreditRequest__Output,
} from './argint/profile_billing/v1/ReserveCreditRequest.ts';
import type {
  ReserveCreditResponse as _argint_profile_billing_v1_ReserveCreditResponse,
  ReserveCreditResponse__Output as _argint_profile_billing_v1_ReserveCreditResponse__Output,
} from './argint/profile_billing/v1/ReserveCreditResponse.ts';
import type {
  SetAutoRenewRequest as _argint_profile_billing_v1_SetAutoRenewRequest,
  SetAutoRenewRequest__Output as _argint_profile_billing_v1_SetAutoRenewRequest__Output,
} from './argint/profile_billing/v1/SetAutoRenewRequest.ts';
import type {
  SetAutoRenewResponse as _argint_profile_billing_v1_SetAutoRenewResponse,
  SetAutoRenewResponse__Output as _argint_profile_billing_v1_SetAutoRenewResponse__Output,
} from './argint/profile_billing/v1/SetAutoRenewResponse.ts';
import type {
  SetTrainingConsentRequest as _argint_profile_billing_v1_SetTrainingConsentRequest,
  SetTrainingConsentRequest__Output as _argint_profile_billing_v1_SetTrainingConsentRequest__Output,
} from './argint/profile_billing/v1/SetTrainingConsentRequest.ts';
import type {
  SetTrainingConsentResponse as _argint_profile_billing_v1_SetTrainingConsentResponse,
  SetTrainingConsentResponse__Output as _argint_profile_billing_v1_SetTrainingConsentResponse__Output,
} from './argint/profile_billing/v1/SetTrainingConsentResponse.ts';
import type {
  Subscription as _argint_profile_billing_v1_Subscription,
  Subscription__Output as _argint_profile_billing_v1_Subscription__Output,
} from './argint/profile_billing/v1/Subscription.ts';
import type {
  UpdateProfileRequest as _argint_profile_billing_v1_UpdateProfileRequest,
  UpdateProfileRequest__Output as _argint_profile_billing_v1_UpdateProfileRequest__Output,
} from './argint/profile_billing/v1/UpdateProfileRequest.ts';
import type {
  UpdateProfileResponse as _argint_profile_billing_v1_UpdateProfileResponse,
  UpdateProfileResponse__Output as _argint_profile_billing_v1_UpdateProfileResponse__Output,
} from './argint/profile_billing/v1/UpdateProfileResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new (...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  argint: {
    profile_billing: {
      v1: {
        BeginOperatorActionRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_BeginOperatorActionRequest,
          _argint_profile_billing_v1_BeginOperatorActionRequest__Output
        >;
        BeginOperatorActionResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_BeginOperatorActionResponse,
          _argint_profile_billing_v1_BeginOperatorActionResponse__Output
        >;
        CheckAccessRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_CheckAccessRequest,
          _argint_profile_billing_v1_CheckAccessRequest__Output
        >;
        CheckAccessResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_CheckAccessResponse,
          _argint_profile_billing_v1_CheckAccessResponse__Output
        >;
        CheckoutField: MessageTypeDefinition<
          _argint_profile_billing_v1_CheckoutField,
          _argint_profile_billing_v1_CheckoutField__Output
        >;
        CommitCreditRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_CommitCreditRequest,
          _argint_profile_billing_v1_CommitCreditRequest__Output
        >;
        CommitCreditResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_CommitCreditResponse,
          _argint_profile_billing_v1_CommitCreditResponse__Output
        >;
        CreateOrderRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_CreateOrderRequest,
          _argint_profile_billing_v1_CreateOrderRequest__Output
        >;
        CreateOrderResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_CreateOrderResponse,
          _argint_profile_billing_v1_CreateOrderResponse__Output
        >;
        EndOperatorActionRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_EndOperatorActionRequest,
          _argint_profile_billing_v1_EndOperatorActionRequest__Output
        >;
        EndOperatorActionResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_EndOperatorActionResponse,
          _argint_profile_billing_v1_EndOperatorActionResponse__Output
        >;
        EnsureEntitlementRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_EnsureEntitlementRequest,
          _argint_profile_billing_v1_EnsureEntitlementRequest__Output
        >;
        EnsureEntitlementResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_EnsureEntitlementResponse,
          _argint_profile_billing_v1_EnsureEntitlementResponse__Output
        >;
        Entitlement: MessageTypeDefinition<
          _argint_profile_billing_v1_Entitlement,
          _argint_profile_billing_v1_Entitlement__Output
        >;
        ExportUserRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ExportUserRequest,
          _argint_profile_billing_v1_ExportUserRequest__Output
        >;
        ExportUserResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ExportUserResponse,
          _argint_profile_billing_v1_ExportUserResponse__Output
        >;
        GetConsentsRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_GetConsentsRequest,
          _argint_profile_billing_v1_GetConsentsRequest__Output
        >;
        GetConsentsResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_GetConsentsResponse,
          _argint_profile_billing_v1_GetConsentsResponse__Output
        >;
        GetOrderRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_GetOrderRequest,
          _argint_profile_billing_v1_GetOrderRequest__Output
        >;
        GetOrderResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_GetOrderResponse,
          _argint_profile_billing_v1_GetOrderResponse__Output
        >;
        GetProfileRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_GetProfileRequest,
          _argint_profile_billing_v1_GetProfileRequest__Output
        >;
        GetProfileResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_GetProfileResponse,
          _argint_profile_billing_v1_GetProfileResponse__Output
        >;
        GetSubscriptionRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_GetSubscriptionRequest,
          _argint_profile_billing_v1_GetSubscriptionRequest__Output
        >;
        GetSubscriptionResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_GetSubscriptionResponse,
          _argint_profile_billing_v1_GetSubscriptionResponse__Output
        >;
        GrantRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_GrantRequest,
          _argint_profile_billing_v1_GrantRequest__Output
        >;
        GrantResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_GrantResponse,
          _argint_profile_billing_v1_GrantResponse__Output
        >;
        ListOperatorActionsRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ListOperatorActionsRequest,
          _argint_profile_billing_v1_ListOperatorActionsRequest__Output
        >;
        ListOperatorActionsResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ListOperatorActionsResponse,
          _argint_profile_billing_v1_ListOperatorActionsResponse__Output
        >;
        ListPaymentsRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ListPaymentsRequest,
          _argint_profile_billing_v1_ListPaymentsRequest__Output
        >;
        ListPaymentsResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ListPaymentsResponse,
          _argint_profile_billing_v1_ListPaymentsResponse__Output
        >;
        OperatorAction: MessageTypeDefinition<
          _argint_profile_billing_v1_OperatorAction,
          _argint_profile_billing_v1_OperatorAction__Output
        >;
        Payment: MessageTypeDefinition<
          _argint_profile_billing_v1_Payment,
          _argint_profile_billing_v1_Payment__Output
        >;
        Profile: MessageTypeDefinition<
          _argint_profile_billing_v1_Profile,
          _argint_profile_billing_v1_Profile__Output
        >;
        ProfileBillingService: SubtypeConstructor<
          typeof grpc.Client,
          _argint_profile_billing_v1_ProfileBillingServiceClient
        > & { service: _argint_profile_billing_v1_ProfileBillingServiceDefinition };
        ReceiveNoticeRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ReceiveNoticeRequest,
          _argint_profile_billing_v1_ReceiveNoticeRequest__Output
        >;
        ReceiveNoticeResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ReceiveNoticeResponse,
          _argint_profile_billing_v1_ReceiveNoticeResponse__Output
        >;
        RefundPaymentRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_RefundPaymentRequest,
          _argint_profile_billing_v1_RefundPaymentRequest__Output
        >;
        RefundPaymentResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_RefundPaymentResponse,
          _argint_profile_billing_v1_RefundPaymentResponse__Output
        >;
        ReleaseCreditRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ReleaseCreditRequest,
          _argint_profile_billing_v1_ReleaseCreditRequest__Output
        >;
        ReleaseCreditResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ReleaseCreditResponse,
          _argint_profile_billing_v1_ReleaseCreditResponse__Output
        >;
        ReserveCreditRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_ReserveCreditRequest,
          _argint_profile_billing_v1_ReserveCreditRequest__Output
        >;
        ReserveCreditResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_ReserveCreditResponse,
          _argint_profile_billing_v1_ReserveCreditResponse__Output
        >;
        SetAutoRenewRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_SetAutoRenewRequest,
          _argint_profile_billing_v1_SetAutoRenewRequest__Output
        >;
        SetAutoRenewResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_SetAutoRenewResponse,
          _argint_profile_billing_v1_SetAutoRenewResponse__Output
        >;
        SetTrainingConsentRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_SetTrainingConsentRequest,
          _argint_profile_billing_v1_SetTrainingConsentRequest__Output
        >;
        SetTrainingConsentResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_SetTrainingConsentResponse,
          _argint_profile_billing_v1_SetTrainingConsentResponse__Output
        >;
        Subscription: MessageTypeDefinition<
          _argint_profile_billing_v1_Subscription,
          _argint_profile_billing_v1_Subscription__Output
        >;
        UpdateProfileRequest: MessageTypeDefinition<
          _argint_profile_billing_v1_UpdateProfileRequest,
          _argint_profile_billing_v1_UpdateProfileRequest__Output
        >;
        UpdateProfileResponse: MessageTypeDefinition<
          _argint_profile_billing_v1_UpdateProfileResponse,
          _argint_profile_billing_v1_UpdateProfileResponse__Output
        >;
      };
    };
  };
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
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
  EnsureEntitlementRequest as _argint_profile_billing_v1_EnsureEntitlementRequest,
  EnsureEntitlementRequest__Output as _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
} from '../../../argint/profile_billing/v1/EnsureEntitlementRequest.ts';
import type {
  EnsureEntitlementResponse as _argint_profile_billing_v1_EnsureEntitlementResponse,
  EnsureEntitlementResponse__Output as _argint_profile_billing_v1_EnsureEntitlementResponse__Output,
} from '../../../argint/profile_billing/v1/EnsureEntitlementResponse.ts';
import type {
  GetProfileRequest as _argint_profile_billing_v1_GetProfileRequest,
  GetProfileRequest__Output as _argint_profile_billing_v1_GetProfileRequest__Output,
} from '../../../argint/profile_billing/v1/GetProfileRequest.ts';
import type {
  GetProfileResponse as _argint_profile_billing_v1_GetProfileResponse,
  GetProfileResponse__Output as _argint_profile_billing_v1_GetProfileResponse__Output,
} from '../../../argint/profile_billing/v1/GetProfileResponse.ts';
import type {
  GrantRequest as _argint_profile_billing_v1_GrantRequest,
  GrantRequest__Output as _argint_profile_billing_v1_GrantRequest__Output,
} from '../../../argint/profile_billing/v1/GrantRequest.ts';
import type {
  GrantResponse as _argint_profile_billing_v1_GrantResponse,
  GrantResponse__Output as _argint_profile_billing_v1_GrantResponse__Output,
} from '../../../argint/profile_billing/v1/GrantResponse.ts';
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
  UpdateProfileRequest as _argint_profile_billing_v1_UpdateProfileRequest,
  UpdateProfileRequest__Output as _argint_profile_billing_v1_UpdateProfileRequest__Output,
} from '../../../argint/profile_billing/v1/UpdateProfileRequest.ts';
import type {
  UpdateProfileResponse as _argint_profile_billing_v1_UpdateProfileResponse,
  UpdateProfileResponse__Output as _argint_profile_billing_v1_UpdateProfileResponse__Output,
} from '../../../argint/profile_billing/v1/UpdateProfileResponse.ts';

export interface ProfileBillingServiceClient extends grpc.Client {
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
   * Creates a profile and a trial entitlement if they are missing.
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
   * Creates a profile and a trial entitlement if they are missing.
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
   * Creates a profile and a trial entitlement if they are missing.
   */
  EnsureEntitlement: grpc.handleUnaryCall<
    _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
    _argint_profile_billing_v1_EnsureEntitlementResponse
  >;

  GetProfile: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GetProfileRequest__Output,
    _argint_profile_billing_v1_GetProfileResponse
  >;

  /**
   * For operators. Sets a plan, or adds credits.
   */
  Grant: grpc.handleUnaryCall<
    _argint_profile_billing_v1_GrantRequest__Output,
    _argint_profile_billing_v1_GrantResponse
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
   * Replaces what the form of the profile page holds. Errors: NOT_FOUND.
   */
  UpdateProfile: grpc.handleUnaryCall<
    _argint_profile_billing_v1_UpdateProfileRequest__Output,
    _argint_profile_billing_v1_UpdateProfileResponse
  >;
}

export interface ProfileBillingServiceDefinition extends grpc.ServiceDefinition {
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
  EnsureEntitlement: MethodDefinition<
    _argint_profile_billing_v1_EnsureEntitlementRequest,
    _argint_profile_billing_v1_EnsureEntitlementResponse,
    _argint_profile_billing_v1_EnsureEntitlementRequest__Output,
    _argint_profile_billing_v1_EnsureEntitlementResponse__Output
  >;
  GetProfile: MethodDefinition<
    _argint_profile_billing_v1_GetProfileRequest,
    _argint_profile_billing_v1_GetProfileResponse,
    _argint_profile_billing_v1_GetProfileRequest__Output,
    _argint_profile_billing_v1_GetProfileResponse__Output
  >;
  Grant: MethodDefinition<
    _argint_profile_billing_v1_GrantRequest,
    _argint_profile_billing_v1_GrantResponse,
    _argint_profile_billing_v1_GrantRequest__Output,
    _argint_profile_billing_v1_GrantResponse__Output
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
  UpdateProfile: MethodDefinition<
    _argint_profile_billing_v1_UpdateProfileRequest,
    _argint_profile_billing_v1_UpdateProfileResponse,
    _argint_profile_billing_v1_UpdateProfileRequest__Output,
    _argint_profile_billing_v1_UpdateProfileResponse__Output
  >;
}

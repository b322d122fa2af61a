// Original file: proto/argint/auth/v1/auth.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type {
  ChangePasswordRequest as _argint_auth_v1_ChangePasswordRequest,
  ChangePasswordRequest__Output as _argint_auth_v1_ChangePasswordRequest__Output,
} from '../../../argint/auth/v1/ChangePasswordRequest.ts';
import type {
  ChangePasswordResponse as _argint_auth_v1_ChangePasswordResponse,
  ChangePasswordResponse__Output as _argint_auth_v1_ChangePasswordResponse__Output,
} from '../../../argint/auth/v1/ChangePasswordResponse.ts';
import type {
  DeleteAccountRequest as _argint_auth_v1_DeleteAccountRequest,
  DeleteAccountRequest__Output as _argint_auth_v1_DeleteAccountRequest__Output,
} from '../../../argint/auth/v1/DeleteAccountRequest.ts';
import type {
  DeleteAccountResponse as _argint_auth_v1_DeleteAccountResponse,
  DeleteAccountResponse__Output as _argint_auth_v1_DeleteAccountResponse__Output,
} from '../../../argint/auth/v1/DeleteAccountResponse.ts';
import type {
  EndOwnSessionsRequest as _argint_auth_v1_EndOwnSessionsRequest,
  EndOwnSessionsRequest__Output as _argint_auth_v1_EndOwnSessionsRequest__Output,
} from '../../../argint/auth/v1/EndOwnSessionsRequest.ts';
import type {
  EndOwnSessionsResponse as _argint_auth_v1_EndOwnSessionsResponse,
  EndOwnSessionsResponse__Output as _argint_auth_v1_EndOwnSessionsResponse__Output,
} from '../../../argint/auth/v1/EndOwnSessionsResponse.ts';
import type {
  EndSessionsRequest as _argint_auth_v1_EndSessionsRequest,
  EndSessionsRequest__Output as _argint_auth_v1_EndSessionsRequest__Output,
} from '../../../argint/auth/v1/EndSessionsRequest.ts';
import type {
  EndSessionsResponse as _argint_auth_v1_EndSessionsResponse,
  EndSessionsResponse__Output as _argint_auth_v1_EndSessionsResponse__Output,
} from '../../../argint/auth/v1/EndSessionsResponse.ts';
import type {
  FindByEmailRequest as _argint_auth_v1_FindByEmailRequest,
  FindByEmailRequest__Output as _argint_auth_v1_FindByEmailRequest__Output,
} from '../../../argint/auth/v1/FindByEmailRequest.ts';
import type {
  FindByEmailResponse as _argint_auth_v1_FindByEmailResponse,
  FindByEmailResponse__Output as _argint_auth_v1_FindByEmailResponse__Output,
} from '../../../argint/auth/v1/FindByEmailResponse.ts';
import type {
  GetEmailChangeRequest as _argint_auth_v1_GetEmailChangeRequest,
  GetEmailChangeRequest__Output as _argint_auth_v1_GetEmailChangeRequest__Output,
} from '../../../argint/auth/v1/GetEmailChangeRequest.ts';
import type {
  GetEmailChangeResponse as _argint_auth_v1_GetEmailChangeResponse,
  GetEmailChangeResponse__Output as _argint_auth_v1_GetEmailChangeResponse__Output,
} from '../../../argint/auth/v1/GetEmailChangeResponse.ts';
import type {
  GetEmailVerificationRequest as _argint_auth_v1_GetEmailVerificationRequest,
  GetEmailVerificationRequest__Output as _argint_auth_v1_GetEmailVerificationRequest__Output,
} from '../../../argint/auth/v1/GetEmailVerificationRequest.ts';
import type {
  GetEmailVerificationResponse as _argint_auth_v1_GetEmailVerificationResponse,
  GetEmailVerificationResponse__Output as _argint_auth_v1_GetEmailVerificationResponse__Output,
} from '../../../argint/auth/v1/GetEmailVerificationResponse.ts';
import type {
  GetKeysRequest as _argint_auth_v1_GetKeysRequest,
  GetKeysRequest__Output as _argint_auth_v1_GetKeysRequest__Output,
} from '../../../argint/auth/v1/GetKeysRequest.ts';
import type {
  GetKeysResponse as _argint_auth_v1_GetKeysResponse,
  GetKeysResponse__Output as _argint_auth_v1_GetKeysResponse__Output,
} from '../../../argint/auth/v1/GetKeysResponse.ts';
import type {
  GetPasswordResetRequest as _argint_auth_v1_GetPasswordResetRequest,
  GetPasswordResetRequest__Output as _argint_auth_v1_GetPasswordResetRequest__Output,
} from '../../../argint/auth/v1/GetPasswordResetRequest.ts';
import type {
  GetPasswordResetResponse as _argint_auth_v1_GetPasswordResetResponse,
  GetPasswordResetResponse__Output as _argint_auth_v1_GetPasswordResetResponse__Output,
} from '../../../argint/auth/v1/GetPasswordResetResponse.ts';
import type {
  GetUserRequest as _argint_auth_v1_GetUserRequest,
  GetUserRequest__Output as _argint_auth_v1_GetUserRequest__Output,
} from '../../../argint/auth/v1/GetUserRequest.ts';
import type {
  GetUserResponse as _argint_auth_v1_GetUserResponse,
  GetUserResponse__Output as _argint_auth_v1_GetUserResponse__Output,
} from '../../../argint/auth/v1/GetUserResponse.ts';
import type {
  ListRevokedRequest as _argint_auth_v1_ListRevokedRequest,
  ListRevokedRequest__Output as _argint_auth_v1_ListRevokedRequest__Output,
} from '../../../argint/auth/v1/ListRevokedRequest.ts';
import type {
  ListRevokedResponse as _argint_auth_v1_ListRevokedResponse,
  ListRevokedResponse__Output as _argint_auth_v1_ListRevokedResponse__Output,
} from '../../../argint/auth/v1/ListRevokedResponse.ts';
import type {
  ListSessionsRequest as _argint_auth_v1_ListSessionsRequest,
  ListSessionsRequest__Output as _argint_auth_v1_ListSessionsRequest__Output,
} from '../../../argint/auth/v1/ListSessionsRequest.ts';
import type {
  ListSessionsResponse as _argint_auth_v1_ListSessionsResponse,
  ListSessionsResponse__Output as _argint_auth_v1_ListSessionsResponse__Output,
} from '../../../argint/auth/v1/ListSessionsResponse.ts';
import type {
  LoginRequest as _argint_auth_v1_LoginRequest,
  LoginRequest__Output as _argint_auth_v1_LoginRequest__Output,
} from '../../../argint/auth/v1/LoginRequest.ts';
import type {
  LoginResponse as _argint_auth_v1_LoginResponse,
  LoginResponse__Output as _argint_auth_v1_LoginResponse__Output,
} from '../../../argint/auth/v1/LoginResponse.ts';
import type {
  LogoutRequest as _argint_auth_v1_LogoutRequest,
  LogoutRequest__Output as _argint_auth_v1_LogoutRequest__Output,
} from '../../../argint/auth/v1/LogoutRequest.ts';
import type {
  LogoutResponse as _argint_auth_v1_LogoutResponse,
  LogoutResponse__Output as _argint_auth_v1_LogoutResponse__Output,
} from '../../../argint/auth/v1/LogoutResponse.ts';
import type {
  MoveToMasterKeyRequest as _argint_auth_v1_MoveToMasterKeyRequest,
  MoveToMasterKeyRequest__Output as _argint_auth_v1_MoveToMasterKeyRequest__Output,
} from '../../../argint/auth/v1/MoveToMasterKeyRequest.ts';
import type {
  MoveToMasterKeyResponse as _argint_auth_v1_MoveToMasterKeyResponse,
  MoveToMasterKeyResponse__Output as _argint_auth_v1_MoveToMasterKeyResponse__Output,
} from '../../../argint/auth/v1/MoveToMasterKeyResponse.ts';
import type {
  RefreshRequest as _argint_auth_v1_RefreshRequest,
  RefreshRequest__Output as _argint_auth_v1_RefreshRequest__Output,
} from '../../../argint/auth/v1/RefreshRequest.ts';
import type {
  RefreshResponse as _argint_auth_v1_RefreshResponse,
  RefreshResponse__Output as _argint_auth_v1_RefreshResponse__Output,
} from '../../../argint/auth/v1/RefreshResponse.ts';
import type {
  RegisterRequest as _argint_auth_v1_RegisterRequest,
  RegisterRequest__Output as _argint_auth_v1_RegisterRequest__Output,
} from '../../../argint/auth/v1/RegisterRequest.ts';
import type {
  RegisterResponse as _argint_auth_v1_RegisterResponse,
  RegisterResponse__Output as _argint_auth_v1_RegisterResponse__Output,
} from '../../../argint/auth/v1/RegisterResponse.ts';
import type {
  RequestEmailVerificationRequest as _argint_auth_v1_RequestEmailVerificationRequest,
  RequestEmailVerificationRequest__Output as _argint_auth_v1_RequestEmailVerificationRequest__Output,
} from '../../../argint/auth/v1/RequestEmailVerificationRequest.ts';
import type {
  RequestEmailVerificationResponse as _argint_auth_v1_RequestEmailVerificationResponse,
  RequestEmailVerificationResponse__Output as _argint_auth_v1_RequestEmailVerificationResponse__Output,
} from '../../../argint/auth/v1/RequestEmailVerificationResponse.ts';
import type {
  RequestPasswordResetRequest as _argint_auth_v1_RequestPasswordResetRequest,
  RequestPasswordResetRequest__Output as _argint_auth_v1_RequestPasswordResetRequest__Output,
} from '../../../argint/auth/v1/RequestPasswordResetRequest.ts';
import type {
  RequestPasswordResetResponse as _argint_auth_v1_RequestPasswordResetResponse,
  RequestPasswordResetResponse__Output as _argint_auth_v1_RequestPasswordResetResponse__Output,
} from '../../../argint/auth/v1/RequestPasswordResetResponse.ts';
import type {
  ResetPasswordRequest as _argint_auth_v1_ResetPasswordRequest,
  ResetPasswordRequest__Output as _argint_auth_v1_ResetPasswordRequest__Output,
} from '../../../argint/auth/v1/ResetPasswordRequest.ts';
import type {
  ResetPasswordResponse as _argint_auth_v1_ResetPasswordResponse,
  ResetPasswordResponse__Output as _argint_auth_v1_ResetPasswordResponse__Output,
} from '../../../argint/auth/v1/ResetPasswordResponse.ts';
import type {
  RotateKeysRequest as _argint_auth_v1_RotateKeysRequest,
  RotateKeysRequest__Output as _argint_auth_v1_RotateKeysRequest__Output,
} from '../../../argint/auth/v1/RotateKeysRequest.ts';
import type {
  RotateKeysResponse as _argint_auth_v1_RotateKeysResponse,
  RotateKeysResponse__Output as _argint_auth_v1_RotateKeysResponse__Output,
} from '../../../argint/auth/v1/RotateKeysResponse.ts';
import type {
  UpdateIdentityRequest as _argint_auth_v1_UpdateIdentityRequest,
  UpdateIdentityRequest__Output as _argint_auth_v1_UpdateIdentityRequest__Output,
} from '../../../argint/auth/v1/UpdateIdentityRequest.ts';
import type {
  UpdateIdentityResponse as _argint_auth_v1_UpdateIdentityResponse,
  UpdateIdentityResponse__Output as _argint_auth_v1_UpdateIdentityResponse__Output,
} from '../../../argint/auth/v1/UpdateIdentityResponse.ts';
import type {
  VerifyAccountRequest as _argint_auth_v1_VerifyAccountRequest,
  VerifyAccountRequest__Output as _argint_auth_v1_VerifyAccountRequest__Output,
} from '../../../argint/auth/v1/VerifyAccountRequest.ts';
import type {
  VerifyAccountResponse as _argint_auth_v1_VerifyAccountResponse,
  VerifyAccountResponse__Output as _argint_auth_v1_VerifyAccountResponse__Output,
} from '../../../argint/auth/v1/VerifyAccountResponse.ts';
import type {
  VerifyEmailRequest as _argint_auth_v1_VerifyEmailRequest,
  VerifyEmailRequest__Output as _argint_auth_v1_VerifyEmailRequest__Output,
} from '../../../argint/auth/v1/VerifyEmailRequest.ts';
import type {
  VerifyEmailResponse as _argint_auth_v1_VerifyEmailResponse,
  VerifyEmailResponse__Output as _argint_auth_v1_VerifyEmailResponse__Output,
} from '../../../argint/auth/v1/VerifyEmailResponse.ts';

export interface AuthServiceClient extends grpc.Client {
  /**
   * Changes the password and ends all sessions but one. Errors: WRONG_PASSWORD, ACCOUNT_LOCKED, CONFLICT.
   */
  ChangePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ChangePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ChangePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ChangePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Changes the password and ends all sessions but one. Errors: WRONG_PASSWORD, ACCOUNT_LOCKED, CONFLICT.
   */
  changePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  changePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  changePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  changePassword(
    argument: _argint_auth_v1_ChangePasswordRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ChangePasswordResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Deletes an account after a check of its password, ends its sessions and tells the other services.
   * Errors: INVALID_TOKEN when it is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  DeleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  DeleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Deletes an account after a check of its password, ends its sessions and tells the other services.
   * Errors: INVALID_TOKEN when it is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  deleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  deleteAccount(
    argument: _argint_auth_v1_DeleteAccountRequest,
    callback: grpc.requestCallback<_argint_auth_v1_DeleteAccountResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Ends one session of a user who gives the password, or all but one.
   * Errors: INVALID_TOKEN when the account is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  EndOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Ends one session of a user who gives the password, or all but one.
   * Errors: INVALID_TOKEN when the account is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  endOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endOwnSessions(
    argument: _argint_auth_v1_EndOwnSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_EndOwnSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Ends all sessions of a user, or only counts those that are open. The password stays.
   */
  EndSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  EndSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Ends all sessions of a user, or only counts those that are open. The password stays.
   */
  endSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  endSessions(
    argument: _argint_auth_v1_EndSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_EndSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;

  FindByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  FindByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  findByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  findByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  findByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  findByEmail(
    argument: _argint_auth_v1_FindByEmailRequest,
    callback: grpc.requestCallback<_argint_auth_v1_FindByEmailResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * The address that an account had before a change, for the mail to that address. Errors: NOT_FOUND after a day.
   */
  GetEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * The address that an account had before a change, for the mail to that address. Errors: NOT_FOUND after a day.
   */
  getEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailChange(
    argument: _argint_auth_v1_GetEmailChangeRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailChangeResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * What that mail needs. Errors: NOT_FOUND where there is nothing to confirm, or no reason for the mail.
   */
  GetEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * What that mail needs. Errors: NOT_FOUND where there is nothing to confirm, or no reason for the mail.
   */
  getEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEmailVerification(
    argument: _argint_auth_v1_GetEmailVerificationRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the public keys that verify access tokens.
   */
  GetKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the public keys that verify access tokens.
   */
  getKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  getKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  getKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  getKeys(
    argument: _argint_auth_v1_GetKeysRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetKeysResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * What the mail with the link needs. Errors: RESET_LINK_INVALID once the link has ended.
   */
  GetPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * What the mail with the link needs. Errors: RESET_LINK_INVALID once the link has ended.
   */
  getPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  getPasswordReset(
    argument: _argint_auth_v1_GetPasswordResetRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;

  GetUser(
    argument: _argint_auth_v1_GetUserRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetUser(
    argument: _argint_auth_v1_GetUserRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetUser(
    argument: _argint_auth_v1_GetUserRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetUser(
    argument: _argint_auth_v1_GetUserRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  getUser(
    argument: _argint_auth_v1_GetUserRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  getUser(
    argument: _argint_auth_v1_GetUserRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  getUser(
    argument: _argint_auth_v1_GetUserRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;
  getUser(
    argument: _argint_auth_v1_GetUserRequest,
    callback: grpc.requestCallback<_argint_auth_v1_GetUserResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the revoked sessions whose access tokens have not expired yet.
   */
  ListRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the revoked sessions whose access tokens have not expired yet.
   */
  listRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRevoked(
    argument: _argint_auth_v1_ListRevokedRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ListRevokedResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * The open sessions of a user, newest first, at most 100.
   */
  ListSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * The open sessions of a user, newest first, at most 100.
   */
  listSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listSessions(
    argument: _argint_auth_v1_ListSessionsRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ListSessionsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Errors: INVALID_CREDENTIALS, ACCOUNT_LOCKED, RATE_LIMITED.
   */
  Login(
    argument: _argint_auth_v1_LoginRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  Login(
    argument: _argint_auth_v1_LoginRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  Login(
    argument: _argint_auth_v1_LoginRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  Login(
    argument: _argint_auth_v1_LoginRequest,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Errors: INVALID_CREDENTIALS, ACCOUNT_LOCKED, RATE_LIMITED.
   */
  login(
    argument: _argint_auth_v1_LoginRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  login(
    argument: _argint_auth_v1_LoginRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  login(
    argument: _argint_auth_v1_LoginRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;
  login(
    argument: _argint_auth_v1_LoginRequest,
    callback: grpc.requestCallback<_argint_auth_v1_LoginResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Ends the session of a refresh token. An unknown token is not an error.
   */
  Logout(
    argument: _argint_auth_v1_LogoutRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  Logout(
    argument: _argint_auth_v1_LogoutRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  Logout(
    argument: _argint_auth_v1_LogoutRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  Logout(
    argument: _argint_auth_v1_LogoutRequest,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Ends the session of a refresh token. An unknown token is not an error.
   */
  logout(
    argument: _argint_auth_v1_LogoutRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  logout(
    argument: _argint_auth_v1_LogoutRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  logout(
    argument: _argint_auth_v1_LogoutRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;
  logout(
    argument: _argint_auth_v1_LogoutRequest,
    callback: grpc.requestCallback<_argint_auth_v1_LogoutResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. Moves what a previous master key protects to the current one or only counts
   * it. The service does the same in the background. It can be repeated.
   */
  MoveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  MoveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. Moves what a previous master key protects to the current one or only counts
   * it. The service does the same in the background. It can be repeated.
   */
  moveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;
  moveToMasterKey(
    argument: _argint_auth_v1_MoveToMasterKeyRequest,
    callback: grpc.requestCallback<_argint_auth_v1_MoveToMasterKeyResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Replaces a refresh token. Using the old token again revokes all tokens of its session, except within 10 s,
   * so that the call can be repeated.
   * Errors: INVALID_TOKEN.
   */
  Refresh(
    argument: _argint_auth_v1_RefreshRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  Refresh(
    argument: _argint_auth_v1_RefreshRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  Refresh(
    argument: _argint_auth_v1_RefreshRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  Refresh(
    argument: _argint_auth_v1_RefreshRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Replaces a refresh token. Using the old token again revokes all tokens of its session, except within 10 s,
   * so that the call can be repeated.
   * Errors: INVALID_TOKEN.
   */
  refresh(
    argument: _argint_auth_v1_RefreshRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  refresh(
    argument: _argint_auth_v1_RefreshRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  refresh(
    argument: _argint_auth_v1_RefreshRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;
  refresh(
    argument: _argint_auth_v1_RefreshRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RefreshResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Creates an account and signs it in.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN when it is in use in any letter case.
   */
  Register(
    argument: _argint_auth_v1_RegisterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  Register(
    argument: _argint_auth_v1_RegisterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  Register(
    argument: _argint_auth_v1_RegisterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  Register(
    argument: _argint_auth_v1_RegisterRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Creates an account and signs it in.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN when it is in use in any letter case.
   */
  register(
    argument: _argint_auth_v1_RegisterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  register(
    argument: _argint_auth_v1_RegisterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  register(
    argument: _argint_auth_v1_RegisterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;
  register(
    argument: _argint_auth_v1_RegisterRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RegisterResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Has the mail that confirms the e-mail address sent again. Does nothing once it is confirmed.
   * Errors: NOT_FOUND, RATE_LIMITED.
   */
  RequestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Has the mail that confirms the e-mail address sent again. Does nothing once it is confirmed.
   * Errors: NOT_FOUND, RATE_LIMITED.
   */
  requestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestEmailVerification(
    argument: _argint_auth_v1_RequestEmailVerificationRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RequestEmailVerificationResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Has a link sent to the account of an e-mail address, if there is one. The answer never says whether there is.
   */
  RequestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  RequestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Has a link sent to the account of an e-mail address, if there is one. The answer never says whether there is.
   */
  requestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;
  requestPasswordReset(
    argument: _argint_auth_v1_RequestPasswordResetRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RequestPasswordResetResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Sets a new password by a link, once, and ends all sessions. Errors: RESET_LINK_INVALID.
   */
  ResetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ResetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ResetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  ResetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Sets a new password by a link, once, and ends all sessions. Errors: RESET_LINK_INVALID.
   */
  resetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  resetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  resetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;
  resetPassword(
    argument: _argint_auth_v1_ResetPasswordRequest,
    callback: grpc.requestCallback<_argint_auth_v1_ResetPasswordResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * For operators. New tokens are signed with the next key; tokens of the retired key stay valid until they expire.
   * Errors: CONFLICT when the next key is so new that some services may not know it yet.
   */
  RotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  RotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * For operators. New tokens are signed with the next key; tokens of the retired key stay valid until they expire.
   * Errors: CONFLICT when the next key is so new that some services may not know it yet.
   */
  rotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;
  rotateKeys(
    argument: _argint_auth_v1_RotateKeysRequest,
    callback: grpc.requestCallback<_argint_auth_v1_RotateKeysResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Changes username and e-mail address. A repeated call changes nothing. Another address needs the password.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN, NOT_FOUND, VALIDATION_FAILED without a password, WRONG_PASSWORD,
   * ACCOUNT_LOCKED, CONFLICT.
   */
  UpdateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  UpdateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Changes username and e-mail address. A repeated call changes nothing. Another address needs the password.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN, NOT_FOUND, VALIDATION_FAILED without a password, WRONG_PASSWORD,
   * ACCOUNT_LOCKED, CONFLICT.
   */
  updateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;
  updateIdentity(
    argument: _argint_auth_v1_UpdateIdentityRequest,
    callback: grpc.requestCallback<_argint_auth_v1_UpdateIdentityResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Reports whether an account uses an e-mail address.
   */
  VerifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Reports whether an account uses an e-mail address.
   */
  verifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyAccount(
    argument: _argint_auth_v1_VerifyAccountRequest,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyAccountResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Confirms the e-mail address by the link of the mail. A repeated call changes nothing. Errors: EMAIL_LINK_INVALID.
   */
  VerifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  VerifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Confirms the e-mail address by the link of the mail. A repeated call changes nothing. Errors: EMAIL_LINK_INVALID.
   */
  verifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
  verifyEmail(
    argument: _argint_auth_v1_VerifyEmailRequest,
    callback: grpc.requestCallback<_argint_auth_v1_VerifyEmailResponse__Output>,
  ): grpc.ClientUnaryCall;
}

export interface AuthServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Changes the password and ends all sessions but one. Errors: WRONG_PASSWORD, ACCOUNT_LOCKED, CONFLICT.
   */
  ChangePassword: grpc.handleUnaryCall<
    _argint_auth_v1_ChangePasswordRequest__Output,
    _argint_auth_v1_ChangePasswordResponse
  >;

  /**
   * Deletes an account after a check of its password, ends its sessions and tells the other services.
   * Errors: INVALID_TOKEN when it is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  DeleteAccount: grpc.handleUnaryCall<
    _argint_auth_v1_DeleteAccountRequest__Output,
    _argint_auth_v1_DeleteAccountResponse
  >;

  /**
   * Ends one session of a user who gives the password, or all but one.
   * Errors: INVALID_TOKEN when the account is gone, WRONG_PASSWORD, ACCOUNT_LOCKED.
   */
  EndOwnSessions: grpc.handleUnaryCall<
    _argint_auth_v1_EndOwnSessionsRequest__Output,
    _argint_auth_v1_EndOwnSessionsResponse
  >;

  /**
   * For operators. Ends all sessions of a user, or only counts those that are open. The password stays.
   */
  EndSessions: grpc.handleUnaryCall<
    _argint_auth_v1_EndSessionsRequest__Output,
    _argint_auth_v1_EndSessionsResponse
  >;

  FindByEmail: grpc.handleUnaryCall<
    _argint_auth_v1_FindByEmailRequest__Output,
    _argint_auth_v1_FindByEmailResponse
  >;

  /**
   * The address that an account had before a change, for the mail to that address. Errors: NOT_FOUND after a day.
   */
  GetEmailChange: grpc.handleUnaryCall<
    _argint_auth_v1_GetEmailChangeRequest__Output,
    _argint_auth_v1_GetEmailChangeResponse
  >;

  /**
   * What that mail needs. Errors: NOT_FOUND where there is nothing to confirm, or no reason for the mail.
   */
  GetEmailVerification: grpc.handleUnaryCall<
    _argint_auth_v1_GetEmailVerificationRequest__Output,
    _argint_auth_v1_GetEmailVerificationResponse
  >;

  /**
   * Returns the public keys that verify access tokens.
   */
  GetKeys: grpc.handleUnaryCall<
    _argint_auth_v1_GetKeysRequest__Output,
    _argint_auth_v1_GetKeysResponse
  >;

  /**
   * What the mail with the link needs. Errors: RESET_LINK_INVALID once the link has ended.
   */
  GetPasswordReset: grpc.handleUnaryCall<
    _argint_auth_v1_GetPasswordResetRequest__Output,
    _argint_auth_v1_GetPasswordResetResponse
  >;

  GetUser: grpc.handleUnaryCall<
    _argint_auth_v1_GetUserRequest__Output,
    _argint_auth_v1_GetUserResponse
  >;

  /**
   * Returns the revoked sessions whose access tokens have not expired yet.
   */
  ListRevoked: grpc.handleUnaryCall<
    _argint_auth_v1_ListRevokedRequest__Output,
    _argint_auth_v1_ListRevokedResponse
  >;

  /**
   * The open sessions of a user, newest first, at most 100.
   */
  ListSessions: grpc.handleUnaryCall<
    _argint_auth_v1_ListSessionsRequest__Output,
    _argint_auth_v1_ListSessionsResponse
  >;

  /**
   * Errors: INVALID_CREDENTIALS, ACCOUNT_LOCKED, RATE_LIMITED.
   */
  Login: grpc.handleUnaryCall<_argint_auth_v1_LoginRequest__Output, _argint_auth_v1_LoginResponse>;

  /**
   * Ends the session of a refresh token. An unknown token is not an error.
   */
  Logout: grpc.handleUnaryCall<
    _argint_auth_v1_LogoutRequest__Output,
    _argint_auth_v1_LogoutResponse
  >;

  /**
   * For operators. Moves what a previous master key protects to the current one or only counts
   * it. The service does the same in the background. It can be repeated.
   */
  MoveToMasterKey: grpc.handleUnaryCall<
    _argint_auth_v1_MoveToMasterKeyRequest__Output,
    _argint_auth_v1_MoveToMasterKeyResponse
  >;

  /**
   * Replaces a refresh token. Using the old token again revokes all tokens of its session, except within 10 s,
   * so that the call can be repeated.
   * Errors: INVALID_TOKEN.
   */
  Refresh: grpc.handleUnaryCall<
    _argint_auth_v1_RefreshRequest__Output,
    _argint_auth_v1_RefreshResponse
  >;

  /**
   * Creates an account and signs it in.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN when it is in use in any letter case.
   */
  Register: grpc.handleUnaryCall<
    _argint_auth_v1_RegisterRequest__Output,
    _argint_auth_v1_RegisterResponse
  >;

  /**
   * Has the mail that confirms the e-mail address sent again. Does nothing once it is confirmed.
   * Errors: NOT_FOUND, RATE_LIMITED.
   */
  RequestEmailVerification: grpc.handleUnaryCall<
    _argint_auth_v1_RequestEmailVerificationRequest__Output,
    _argint_auth_v1_RequestEmailVerificationResponse
  >;

  /**
   * Has a link sent to the account of an e-mail address, if there is one. The answer never says whether there is.
   */
  RequestPasswordReset: grpc.handleUnaryCall<
    _argint_auth_v1_RequestPasswordResetRequest__Output,
    _argint_auth_v1_RequestPasswordResetResponse
  >;

  /**
   * Sets a new password by a link, once, and ends all sessions. Errors: RESET_LINK_INVALID.
   */
  ResetPassword: grpc.handleUnaryCall<
    _argint_auth_v1_ResetPasswordRequest__Output,
    _argint_auth_v1_ResetPasswordResponse
  >;

  /**
   * For operators. New tokens are signed with the next key; tokens of the retired key stay valid until they expire.
   * Errors: CONFLICT when the next key is so new that some services may not know it yet.
   */
  RotateKeys: grpc.handleUnaryCall<
    _argint_auth_v1_RotateKeysRequest__Output,
    _argint_auth_v1_RotateKeysResponse
  >;

  /**
   * Changes username and e-mail address. A repeated call changes nothing. Another address needs the password.
   * Errors: EMAIL_TAKEN or USERNAME_TAKEN, NOT_FOUND, VALIDATION_FAILED without a password, WRONG_PASSWORD,
   * ACCOUNT_LOCKED, CONFLICT.
   */
  UpdateIdentity: grpc.handleUnaryCall<
    _argint_auth_v1_UpdateIdentityRequest__Output,
    _argint_auth_v1_UpdateIdentityResponse
  >;

  /**
   * Reports whether an account uses an e-mail address.
   */
  VerifyAccount: grpc.handleUnaryCall<
    _argint_auth_v1_VerifyAccountRequest__Output,
    _argint_auth_v1_VerifyAccountResponse
  >;

  /**
   * Confirms the e-mail address by the link of the mail. A repeated call changes nothing. Errors: EMAIL_LINK_INVALID.
   */
  VerifyEmail: grpc.handleUnaryCall<
    _argint_auth_v1_VerifyEmailRequest__Output,
    _argint_auth_v1_VerifyEmailResponse
  >;
}

export interface AuthServiceDefinition extends grpc.ServiceDefinition {
  ChangePassword: MethodDefinition<
    _argint_auth_v1_ChangePasswordRequest,
    _argint_auth_v1_ChangePasswordResponse,
    _argint_auth_v1_ChangePasswordRequest__Output,
    _argint_auth_v1_ChangePasswordResponse__Output
  >;
  DeleteAccount: MethodDefinition<
    _argint_auth_v1_DeleteAccountRequest,
    _argint_auth_v1_DeleteAccountResponse,
    _argint_auth_v1_DeleteAccountRequest__Output,
    _argint_auth_v1_DeleteAccountResponse__Output
  >;
  EndOwnSessions: MethodDefinition<
    _argint_auth_v1_EndOwnSessionsRequest,
    _argint_auth_v1_EndOwnSessionsResponse,
    _argint_auth_v1_EndOwnSessionsRequest__Output,
    _argint_auth_v1_EndOwnSessionsResponse__Output
  >;
  EndSessions: MethodDefinition<
    _argint_auth_v1_EndSessionsRequest,
    _argint_auth_v1_EndSessionsResponse,
    _argint_auth_v1_EndSessionsRequest__Output,
    _argint_auth_v1_EndSessionsResponse__Output
  >;
  FindByEmail: MethodDefinition<
    _argint_auth_v1_FindByEmailRequest,
    _argint_auth_v1_FindByEmailResponse,
    _argint_auth_v1_FindByEmailRequest__Output,
    _argint_auth_v1_FindByEmailResponse__Output
  >;
  GetEmailChange: MethodDefinition<
    _argint_auth_v1_GetEmailChangeRequest,
    _argint_auth_v1_GetEmailChangeResponse,
    _argint_auth_v1_GetEmailChangeRequest__Output,
    _argint_auth_v1_GetEmailChangeResponse__Output
  >;
  GetEmailVerification: MethodDefinition<
    _argint_auth_v1_GetEmailVerificationRequest,
    _argint_auth_v1_GetEmailVerificationResponse,
    _argint_auth_v1_GetEmailVerificationRequest__Output,
    _argint_auth_v1_GetEmailVerificationResponse__Output
  >;
  GetKeys: MethodDefinition<
    _argint_auth_v1_GetKeysRequest,
    _argint_auth_v1_GetKeysResponse,
    _argint_auth_v1_GetKeysRequest__Output,
    _argint_auth_v1_GetKeysResponse__Output
  >;
  GetPasswordReset: MethodDefinition<
    _argint_auth_v1_GetPasswordResetRequest,
    _argint_auth_v1_GetPasswordResetResponse,
    _argint_auth_v1_GetPasswordResetRequest__Output,
    _argint_auth_v1_GetPasswordResetResponse__Output
  >;
  GetUser: MethodDefinition<
    _argint_auth_v1_GetUserRequest,
    _argint_auth_v1_GetUserResponse,
    _argint_auth_v1_GetUserRequest__Output,
    _argint_auth_v1_GetUserResponse__Output
  >;
  ListRevoked: MethodDefinition<
    _argint_auth_v1_ListRevokedRequest,
    _argint_auth_v1_ListRevokedResponse,
    _argint_auth_v1_ListRevokedRequest__Output,
    _argint_auth_v1_ListRevokedResponse__Output
  >;
  ListSessions: MethodDefinition<
    _argint_auth_v1_ListSessionsRequest,
    _argint_auth_v1_ListSessionsResponse,
    _argint_auth_v1_ListSessionsRequest__Output,
    _argint_auth_v1_ListSessionsResponse__Output
  >;
  Login: MethodDefinition<
    _argint_auth_v1_LoginRequest,
    _argint_auth_v1_LoginResponse,
    _argint_auth_v1_LoginRequest__Output,
    _argint_auth_v1_LoginResponse__Output
  >;
  Logout: MethodDefinition<
    _argint_auth_v1_LogoutRequest,
    _argint_auth_v1_LogoutResponse,
    _argint_auth_v1_LogoutRequest__Output,
    _argint_auth_v1_LogoutResponse__Output
  >;
  MoveToMasterKey: MethodDefinition<
    _argint_auth_v1_MoveToMasterKeyRequest,
    _argint_auth_v1_MoveToMasterKeyResponse,
    _argint_auth_v1_MoveToMasterKeyRequest__Output,
    _argint_auth_v1_MoveToMasterKeyResponse__Output
  >;
  Refresh: MethodDefinition<
    _argint_auth_v1_RefreshRequest,
    _argint_auth_v1_RefreshResponse,
    _argint_auth_v1_RefreshRequest__Output,
    _argint_auth_v1_RefreshResponse__Output
  >;
  Register: MethodDefinition<
    _argint_auth_v1_RegisterRequest,
    _argint_auth_v1_RegisterResponse,
    _argint_auth_v1_RegisterRequest__Output,
    _argint_auth_v1_RegisterResponse__Output
  >;
  RequestEmailVerification: MethodDefinition<
    _argint_auth_v1_RequestEmailVerificationRequest,
    _argint_auth_v1_RequestEmailVerificationResponse,
    _argint_auth_v1_RequestEmailVerificationRequest__Output,
    _argint_auth_v1_RequestEmailVerificationResponse__Output
  >;
  RequestPasswordReset: MethodDefinition<
    _argint_auth_v1_RequestPasswordResetRequest,
    _argint_auth_v1_RequestPasswordResetResponse,
    _argint_auth_v1_RequestPasswordResetRequest__Output,
    _argint_auth_v1_RequestPasswordResetResponse__Output
  >;
  ResetPassword: MethodDefinition<
    _argint_auth_v1_ResetPasswordRequest,
    _argint_auth_v1_ResetPasswordResponse,
    _argint_auth_v1_ResetPasswordRequest__Output,
    _argint_auth_v1_ResetPasswordResponse__Output
  >;
  RotateKeys: MethodDefinition<
    _argint_auth_v1_RotateKeysRequest,
    _argint_auth_v1_RotateKeysResponse,
    _argint_auth_v1_RotateKeysRequest__Output,
    _argint_auth_v1_RotateKeysResponse__Output
  >;
  UpdateIdentity: MethodDefinition<
    _argint_auth_v1_UpdateIdentityRequest,
    _argint_auth_v1_UpdateIdentityResponse,
    _argint_auth_v1_UpdateIdentityRequest__Output,
    _argint_auth_v1_UpdateIdentityResponse__Output
  >;
  VerifyAccount: MethodDefinition<
    _argint_auth_v1_VerifyAccountRequest,
    _argint_auth_v1_VerifyAccountResponse,
    _argint_auth_v1_VerifyAccountRequest__Output,
    _argint_auth_v1_VerifyAccountResponse__Output
  >;
  VerifyEmail: MethodDefinition<
    _argint_auth_v1_VerifyEmailRequest,
    _argint_auth_v1_VerifyEmailResponse,
    _argint_auth_v1_VerifyEmailRequest__Output,
    _argint_auth_v1_VerifyEmailResponse__Output
  >;
}

import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type {
  AuthServiceClient as _argint_auth_v1_AuthServiceClient,
  AuthServiceDefinition as _argint_auth_v1_AuthServiceDefinition,
} from './argint/auth/v1/AuthService.ts';
import type {
  ChangePasswordRequest as _argint_auth_v1_ChangePasswordRequest,
  ChangePasswordRequest__Output as _argint_auth_v1_ChangePasswordRequest__Output,
} from './argint/auth/v1/ChangePasswordRequest.ts';
import type {
  ChangePasswordResponse as _argint_auth_v1_ChangePasswordResponse,
  ChangePasswordResponse__Output as _argint_auth_v1_ChangePasswordResponse__Output,
} from './argint/auth/v1/ChangePasswordResponse.ts';
import type {
  DeleteAccountRequest as _argint_auth_v1_DeleteAccountRequest,
  DeleteAccountRequest__Output as _argint_auth_v1_DeleteAccountRequest__Output,
} from './argint/auth/v1/DeleteAccountRequest.ts';
import type {
  DeleteAccountResponse as _argint_auth_v1_DeleteAccountResponse,
  DeleteAccountResponse__Output as _argint_auth_v1_DeleteAccountResponse__Output,
} from './argint/auth/v1/DeleteAccountResponse.ts';
import type {
  Device as _argint_auth_v1_Device,
  Device__Output as _argint_auth_v1_Device__Output,
} from './argint/auth/v1/Device.ts';
import type {
  EndOwnSessionsRequest as _argint_auth_v1_EndOwnSessionsRequest,
  EndOwnSessionsRequest__Output as _argint_auth_v1_EndOwnSessionsRequest__Output,
} from './argint/auth/v1/EndOwnSessionsRequest.ts';
import type {
  EndOwnSessionsResponse as _argint_auth_v1_EndOwnSessionsResponse,
  EndOwnSessionsResponse__Output as _argint_auth_v1_EndOwnSessionsResponse__Output,
} from './argint/auth/v1/EndOwnSessionsResponse.ts';
import type {
  EndSessionsRequest as _argint_auth_v1_EndSessionsRequest,
  EndSessionsRequest__Output as _argint_auth_v1_EndSessionsRequest__Output,
} from './argint/auth/v1/EndSessionsRequest.ts';
import type {
  EndSessionsResponse as _argint_auth_v1_EndSessionsResponse,
  EndSessionsResponse__Output as _argint_auth_v1_EndSessionsResponse__Output,
} from './argint/auth/v1/EndSessionsResponse.ts';
import type {
  FindByEmailRequest as _argint_auth_v1_FindByEmailRequest,
  FindByEmailRequest__Output as _argint_auth_v1_FindByEmailRequest__Output,
} from './argint/auth/v1/FindByEmailRequest.ts';
import type {
  FindByEmailResponse as _argint_auth_v1_FindByEmailResponse,
  FindByEmailResponse__Output as _argint_auth_v1_FindByEmailResponse__Output,
} from './argint/auth/v1/FindByEmailResponse.ts';
import type {
  GetEmailChangeRequest as _argint_auth_v1_GetEmailChangeRequest,
  GetEmailChangeRequest__Output as _argint_auth_v1_GetEmailChangeRequest__Output,
} from './argint/auth/v1/GetEmailChangeRequest.ts';
import type {
  GetEmailChangeResponse as _argint_auth_v1_GetEmailChangeResponse,
  GetEmailChangeResponse__Output as _argint_auth_v1_GetEmailChangeResponse__Output,
} from './argint/auth/v1/GetEmailChangeResponse.ts';
import type {
  GetEmailVerificationRequest as _argint_auth_v1_GetEmailVerificationRequest,
  GetEmailVerificationRequest__Output as _argint_auth_v1_GetEmailVerificationRequest__Output,
} from './argint/auth/v1/GetEmailVerificationRequest.ts';
import type {
  GetEmailVerificationResponse as _argint_auth_v1_GetEmailVerificationResponse,
  GetEmailVerificationResponse__Output as _argint_auth_v1_GetEmailVerificationResponse__Output,
} from './argint/auth/v1/GetEmailVerificationResponse.ts';
import type {
  GetKeysRequest as _argint_auth_v1_GetKeysRequest,
  GetKeysRequest__Output as _argint_auth_v1_GetKeysRequest__Output,
} from './argint/auth/v1/GetKeysRequest.ts';
import type {
  GetKeysResponse as _argint_auth_v1_GetKeysResponse,
  GetKeysResponse__Output as _argint_auth_v1_GetKeysResponse__Output,
} from './argint/auth/v1/GetKeysResponse.ts';
import type {
  GetPasswordResetRequest as _argint_auth_v1_GetPasswordResetRequest,
  GetPasswordResetRequest__Output as _argint_auth_v1_GetPasswordResetRequest__Output,
} from './argint/auth/v1/GetPasswordResetRequest.ts';
import type {
  GetPasswordResetResponse as _argint_auth_v1_GetPasswordResetResponse,
  GetPasswordResetResponse__Output as _argint_auth_v1_GetPasswordResetResponse__Output,
} from './argint/auth/v1/GetPasswordResetResponse.ts';
import type {
  GetUserRequest as _argint_auth_v1_GetUserRequest,
  GetUserRequest__Output as _argint_auth_v1_GetUserRequest__Output,
} from './argint/auth/v1/GetUserRequest.ts';
import type {
  GetUserResponse as _argint_auth_v1_GetUserResponse,
  GetUserResponse__Output as _argint_auth_v1_GetUserResponse__Output,
} from './argint/auth/v1/GetUserResponse.ts';
import type {
  Identity as _argint_auth_v1_Identity,
  Identity__Output as _argint_auth_v1_Identity__Output,
} from './argint/auth/v1/Identity.ts';
import type {
  ListRevokedRequest as _argint_auth_v1_ListRevokedRequest,
  ListRevokedRequest__Output as _argint_auth_v1_ListRevokedRequest__Output,
} from './argint/auth/v1/ListRevokedRequest.ts';
import type {
  ListRevokedResponse as _argint_auth_v1_ListRevokedResponse,
  ListRevokedResponse__Output as _argint_auth_v1_ListRevokedResponse__Output,
} from './argint/auth/v1/ListRevokedResponse.ts';
import type {
  ListSessionsRequest as _argint_auth_v1_ListSessionsRequest,
  ListSessionsRequest__Output as _argint_auth_v1_ListSessionsRequest__Output,
} from './argint/auth/v1/ListSessionsRequest.ts';
import type {
  ListSessionsResponse as _argint_auth_v1_ListSessionsResponse,
  ListSessionsResponse__Output as _argint_auth_v1_ListSessionsResponse__Output,
} from './argint/auth/v1/ListSessionsResponse.ts';
import type {
  LoginRequest as _argint_auth_v1_LoginRequest,
  LoginRequest__Output as _argint_auth_v1_LoginRequest__Output,
} from './argint/auth/v1/LoginRequest.ts';
import type {
  LoginResponse as _argint_auth_v1_LoginResponse,
  LoginResponse__Output as _argint_auth_v1_LoginResponse__Output,
} from './argint/auth/v1/LoginResponse.ts';
import type {
  LogoutRequest as _argint_auth_v1_LogoutRequest,
  LogoutRequest__Output as _argint_auth_v1_LogoutRequest__Output,
} from './argint/auth/v1/LogoutRequest.ts';
import type {
  LogoutResponse as _argint_auth_v1_LogoutResponse,
  LogoutResponse__Output as _argint_auth_v1_LogoutResponse__Output,
} from './argint/auth/v1/LogoutResponse.ts';
import type {
  MoveToMasterKeyRequest as _argint_auth_v1_MoveToMasterKeyRequest,
  MoveToMasterKeyRequest__Output as _argint_auth_v1_MoveToMasterKeyRequest__Output,
} from './argint/auth/v1/MoveToMasterKeyRequest.ts';
import type {
  MoveToMasterKeyResponse as _argint_auth_v1_MoveToMasterKeyResponse,
  MoveToMasterKeyResponse__Output as _argint_auth_v1_MoveToMasterKeyResponse__Output,
} from './argint/auth/v1/MoveToMasterKeyResponse.ts';
import type {
  OpenSession as _argint_auth_v1_OpenSession,
  OpenSession__Output as _argint_auth_v1_OpenSession__Output,
} from './argint/auth/v1/OpenSession.ts';
import type {
  RefreshRequest as _argint_auth_v1_RefreshRequest,
  RefreshRequest__Output as _argint_auth_v1_RefreshRequest__Output,
} from './argint/auth/v1/RefreshRequest.ts';
import type {
  RefreshResponse as _argint_auth_v1_RefreshResponse,
  RefreshResponse__Output as _argint_auth_v1_RefreshResponse__Output,
} from './argint/auth/v1/RefreshResponse.ts';
import type {
  RegisterRequest as _argint_auth_v1_RegisterRequest,
  RegisterRequest__Output as _argint_auth_v1_RegisterRequest__Output,
} from './argint/auth/v1/RegisterRequest.ts';
import type {
  RegisterResponse as _argint_auth_v1_RegisterResponse,
  RegisterResponse__Output as _argint_auth_v1_RegisterResponse__Output,
} from './argint/auth/v1/RegisterResponse.ts';
import type {
  RequestEmailVerificationRequest as _argint_auth_v1_RequestEmailVerificationRequest,
  RequestEmailVerificationRequest__Output as _argint_auth_v1_RequestEmailVerificationRequest__Output,
} from './argint/auth/v1/RequestEmailVerificationRequest.ts';
import type {
  RequestEmailVerificationResponse as _argint_auth_v1_RequestEmailVerificationResponse,
  RequestEmailVerificationResponse__Output as _argint_auth_v1_RequestEmailVerificationResponse__Output,
} from './argint/auth/v1/RequestEmailVerificationResponse.ts';
import type {
  RequestPasswordResetRequest as _argint_auth_v1_RequestPasswordResetRequest,
  RequestPasswordResetRequest__Output as _argint_auth_v1_RequestPasswordResetRequest__Output,
} from './argint/auth/v1/RequestPasswordResetRequest.ts';
import type {
  RequestPasswordResetResponse as _argint_auth_v1_RequestPasswordResetResponse,
  RequestPasswordResetResponse__Output as _argint_auth_v1_RequestPasswordResetResponse__Output,
} from './argint/auth/v1/RequestPasswordResetResponse.ts';
import type {
  ResetPasswordRequest as _argint_auth_v1_ResetPasswordRequest,
  ResetPasswordRequest__Output as _argint_auth_v1_ResetPasswordRequest__Output,
} from './argint/auth/v1/ResetPasswordRequest.ts';
import type {
  ResetPasswordResponse as _argint_auth_v1_ResetPasswordResponse,
  ResetPasswordResponse__Output as _argint_auth_v1_ResetPasswordResponse__Output,
} from './argint/auth/v1/ResetPasswordResponse.ts';
import type {
  RevokedSession as _argint_auth_v1_RevokedSession,
  RevokedSession__Output as _argint_auth_v1_RevokedSession__Output,
} from './argint/auth/v1/RevokedSession.ts';
import type {
  RotateKeysRequest as _argint_auth_v1_RotateKeysRequest,
  RotateKeysRequest__Output as _argint_auth_v1_RotateKeysRequest__Output,
} from './argint/auth/v1/RotateKeysRequest.ts';
import type {
  RotateKeysResponse as _argint_auth_v1_RotateKeysResponse,
  RotateKeysResponse__Output as _argint_auth_v1_RotateKeysResponse__Output,
} from './argint/auth/v1/RotateKeysResponse.ts';
import type {
  Session as _argint_auth_v1_Session,
  Session__Output as _argint_auth_v1_Session__Output,
} from './argint/auth/v1/Session.ts';
import type {
  UpdateIdentityRequest as _argint_auth_v1_UpdateIdentityRequest,
  UpdateIdentityRequest__Output as _argint_auth_v1_UpdateIdentityRequest__Output,
} from './argint/auth/v1/UpdateIdentityRequest.ts';
import type {
  UpdateIdentityResponse as _argint_auth_v1_UpdateIdentityResponse,
  UpdateIdentityResponse__Output as _argint_auth_v1_UpdateIdentityResponse__Output,
} from './argint/auth/v1/UpdateIdentityResponse.ts';
import type {
  VerifyAccountRequest as _argint_auth_v1_VerifyAccountRequest,
  VerifyAccountRequest__Output as _argint_auth_v1_VerifyAccountRequest__Output,
} from './argint/auth/v1/VerifyAccountRequest.ts';
import type {
  VerifyAccountResponse as _argint_auth_v1_VerifyAccountResponse,
  VerifyAccountResponse__Output as _argint_auth_v1_VerifyAccountResponse__Output,
} from './argint/auth/v1/VerifyAccountResponse.ts';
import type {
  VerifyEmailRequest as _argint_auth_v1_VerifyEmailRequest,
  VerifyEmailRequest__Output as _argint_auth_v1_VerifyEmailRequest__Output,
} from './argint/auth/v1/VerifyEmailRequest.ts';
import type {
  VerifyEmailResponse as _argint_auth_v1_VerifyEmailResponse,
  VerifyEmailResponse__Output as _argint_auth_v1_VerifyEmailResponse__Output,
} from './argint/auth/v1/VerifyEmailResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new (...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  argint: {
    auth: {
      v1: {
        AuthService: SubtypeConstructor<typeof grpc.Client, _argint_auth_v1_AuthServiceClient> & {
          service: _argint_auth_v1_AuthServiceDefinition;
        };
        ChangePasswordRequest: MessageTypeDefinition<
          _argint_auth_v1_ChangePasswordRequest,
          _argint_auth_v1_ChangePasswordRequest__Output
        >;
        ChangePasswordResponse: MessageTypeDefinition<
          _argint_auth_v1_ChangePasswordResponse,
          _argint_auth_v1_ChangePasswordResponse__Output
        >;
        DeleteAccountRequest: MessageTypeDefinition<
          _argint_auth_v1_DeleteAccountRequest,
          _argint_auth_v1_DeleteAccountRequest__Output
        >;
        DeleteAccountResponse: MessageTypeDefinition<
          _argint_auth_v1_DeleteAccountResponse,
          _argint_auth_v1_DeleteAccountResponse__Output
        >;
        Device: MessageTypeDefinition<_argint_auth_v1_Device, _argint_auth_v1_Device__Output>;
        EndOwnSessionsRequest: MessageTypeDefinition<
          _argint_auth_v1_EndOwnSessionsRequest,
          _argint_auth_v1_EndOwnSessionsRequest__Output
        >;
        EndOwnSessionsResponse: MessageTypeDefinition<
          _argint_auth_v1_EndOwnSessionsResponse,
          _argint_auth_v1_EndOwnSessionsResponse__Output
        >;
        EndSessionsRequest: MessageTypeDefinition<
          _argint_auth_v1_EndSessionsRequest,
          _argint_auth_v1_EndSessionsRequest__Output
        >;
        EndSessionsResponse: MessageTypeDefinition<
          _argint_auth_v1_EndSessionsResponse,
          _argint_auth_v1_EndSessionsResponse__Output
        >;
        FindByEmailRequest: MessageTypeDefinition<
          _argint_auth_v1_FindByEmailRequest,
          _argint_auth_v1_FindByEmailRequest__Output
        >;
        FindByEmailResponse: MessageTypeDefinition<
          _argint_auth_v1_FindByEmailResponse,
          _argint_auth_v1_FindByEmailResponse__Output
        >;
        GetEmailChangeRequest: MessageTypeDefinition<
          _argint_auth_v1_GetEmailChangeRequest,
          _argint_auth_v1_GetEmailChangeRequest__Output
        >;
        GetEmailChangeResponse: MessageTypeDefinition<
          _argint_auth_v1_GetEmailChangeResponse,
          _argint_auth_v1_GetEmailChangeResponse__Output
        >;
        GetEmailVerificationRequest: MessageTypeDefinition<
          _argint_auth_v1_GetEmailVerificationRequest,
          _argint_auth_v1_GetEmailVerificationRequest__Output
        >;
        GetEmailVerificationResponse: MessageTypeDefinition<
          _argint_auth_v1_GetEmailVerificationResponse,
          _argint_auth_v1_GetEmailVerificationResponse__Output
        >;
        GetKeysRequest: MessageTypeDefinition<
          _argint_auth_v1_GetKeysRequest,
          _argint_auth_v1_GetKeysRequest__Output
        >;
        GetKeysResponse: MessageTypeDefinition<
          _argint_auth_v1_GetKeysResponse,
          _argint_auth_v1_GetKeysResponse__Output
        >;
        GetPasswordResetRequest: MessageTypeDefinition<
          _argint_auth_v1_GetPasswordResetRequest,
          _argint_auth_v1_GetPasswordResetRequest__Output
        >;
        GetPasswordResetResponse: MessageTypeDefinition<
          _argint_auth_v1_GetPasswordResetResponse,
          _argint_auth_v1_GetPasswordResetResponse__Output
        >;
        GetUserRequest: MessageTypeDefinition<
          _argint_auth_v1_GetUserRequest,
          _argint_auth_v1_GetUserRequest__Output
        >;
        GetUserResponse: MessageTypeDefinition<
          _argint_auth_v1_GetUserResponse,
          _argint_auth_v1_GetUserResponse__Output
        >;
        Identity: MessageTypeDefinition<_argint_auth_v1_Identity, _argint_auth_v1_Identity__Output>;
        ListRevokedRequest: MessageTypeDefinition<
          _argint_auth_v1_ListRevokedRequest,
          _argint_auth_v1_ListRevokedRequest__Output
        >;
        ListRevokedResponse: MessageTypeDefinition<
          _argint_auth_v1_ListRevokedResponse,
          _argint_auth_v1_ListRevokedResponse__Output
        >;
        ListSessionsRequest: MessageTypeDefinition<
          _argint_auth_v1_ListSessionsRequest,
          _argint_auth_v1_ListSessionsRequest__Output
        >;
        ListSessionsResponse: MessageTypeDefinition<
          _argint_auth_v1_ListSessionsResponse,
          _argint_auth_v1_ListSessionsResponse__Output
        >;
        LoginRequest: MessageTypeDefinition<
          _argint_auth_v1_LoginRequest,
          _argint_auth_v1_LoginRequest__Output
        >;
        LoginResponse: MessageTypeDefinition<
          _argint_auth_v1_LoginResponse,
          _argint_auth_v1_LoginResponse__Output
        >;
        LogoutRequest: MessageTypeDefinition<
          _argint_auth_v1_LogoutRequest,
          _argint_auth_v1_LogoutRequest__Output
        >;
        LogoutResponse: MessageTypeDefinition<
          _argint_auth_v1_LogoutResponse,
          _argint_auth_v1_LogoutResponse__Output
        >;
        MoveToMasterKeyRequest: MessageTypeDefinition<
          _argint_auth_v1_MoveToMasterKeyRequest,
          _argint_auth_v1_MoveToMasterKeyRequest__Output
        >;
        MoveToMasterKeyResponse: MessageTypeDefinition<
          _argint_auth_v1_MoveToMasterKeyResponse,
          _argint_auth_v1_MoveToMasterKeyResponse__Output
        >;
        OpenSession: MessageTypeDefinition<
          _argint_auth_v1_OpenSession,
          _argint_auth_v1_OpenSession__Output
        >;
        RefreshRequest: MessageTypeDefinition<
          _argint_auth_v1_RefreshRequest,
          _argint_auth_v1_RefreshRequest__Output
        >;
        RefreshResponse: MessageTypeDefinition<
          _argint_auth_v1_RefreshResponse,
          _argint_auth_v1_RefreshResponse__Output
        >;
        RegisterRequest: MessageTypeDefinition<
          _argint_auth_v1_RegisterRequest,
          _argint_auth_v1_RegisterRequest__Output
        >;
        RegisterResponse: MessageTypeDefinition<
          _argint_auth_v1_RegisterResponse,
          _argint_auth_v1_RegisterResponse__Output
        >;
        RequestEmailVerificationRequest: MessageTypeDefinition<
          _argint_auth_v1_RequestEmailVerificationRequest,
          _argint_auth_v1_RequestEmailVerificationRequest__Output
        >;
        RequestEmailVerificationResponse: MessageTypeDefinition<
          _argint_auth_v1_RequestEmailVerificationResponse,
          _argint_auth_v1_RequestEmailVerificationResponse__Output
        >;
        RequestPasswordResetRequest: MessageTypeDefinition<
          _argint_auth_v1_RequestPasswordResetRequest,
          _argint_auth_v1_RequestPasswordResetRequest__Output
        >;
        RequestPasswordResetResponse: MessageTypeDefinition<
          _argint_auth_v1_RequestPasswordResetResponse,
          _argint_auth_v1_RequestPasswordResetResponse__Output
        >;
        ResetPasswordRequest: MessageTypeDefinition<
          _argint_auth_v1_ResetPasswordRequest,
          _argint_auth_v1_ResetPasswordRequest__Output
        >;
        ResetPasswordResponse: MessageTypeDefinition<
          _argint_auth_v1_ResetPasswordResponse,
          _argint_auth_v1_ResetPasswordResponse__Output
        >;
        RevokedSession: MessageTypeDefinition<
          _argint_auth_v1_RevokedSession,
          _argint_auth_v1_RevokedSession__Output
        >;
        RotateKeysRequest: MessageTypeDefinition<
          _argint_auth_v1_RotateKeysRequest,
          _argint_auth_v1_RotateKeysRequest__Output
        >;
        RotateKeysResponse: MessageTypeDefinition<
          _argint_auth_v1_RotateKeysResponse,
          _argint_auth_v1_RotateKeysResponse__Output
        >;
        Session: MessageTypeDefinition<_argint_auth_v1_Session, _argint_auth_v1_Session__Output>;
        UpdateIdentityRequest: MessageTypeDefinition<
          _argint_auth_v1_UpdateIdentityRequest,
          _argint_auth_v1_UpdateIdentityRequest__Output
        >;
        UpdateIdentityResponse: MessageTypeDefinition<
          _argint_auth_v1_UpdateIdentityResponse,
          _argint_auth_v1_UpdateIdentityResponse__Output
        >;
        VerifyAccountRequest: MessageTypeDefinition<
          _argint_auth_v1_VerifyAccountRequest,
          _argint_auth_v1_VerifyAccountRequest__Output
        >;
        VerifyAccountResponse: MessageTypeDefinition<
          _argint_auth_v1_VerifyAccountResponse,
          _argint_auth_v1_VerifyAccountResponse__Output
        >;
        VerifyEmailRequest: MessageTypeDefinition<
          _argint_auth_v1_VerifyEmailRequest,
          _argint_auth_v1_VerifyEmailRequest__Output
        >;
        VerifyEmailResponse: MessageTypeDefinition<
          _argint_auth_v1_VerifyEmailResponse,
          _argint_auth_v1_VerifyEmailResponse__Output
        >;
      };
    };
  };
}

// Original file: proto/argint/auth/v1/auth.proto

import type {
  RevokedSession as _argint_auth_v1_RevokedSession,
  RevokedSession__Output as _argint_auth_v1_RevokedSession__Output,
} from '../../../argint/auth/v1/RevokedSession.ts';

export interface ListRevokedResponse {
  sessions?: _argint_auth_v1_RevokedSession[];
}

export interface ListRevokedResponse__Output {
  sessions: _argint_auth_v1_RevokedSession__Output[];
}

// Original file: proto/argint/auth/v1/auth.proto

import type {
  OpenSession as _argint_auth_v1_OpenSession,
  OpenSession__Output as _argint_auth_v1_OpenSession__Output,
} from '../../../argint/auth/v1/OpenSession.ts';

export interface ListSessionsResponse {
  sessions?: _argint_auth_v1_OpenSession[];
}

export interface ListSessionsResponse__Output {
  sessions: _argint_auth_v1_OpenSession__Output[];
}

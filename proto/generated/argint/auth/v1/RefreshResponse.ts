// Original file: proto/argint/auth/v1/auth.proto

import type {
  Identity as _argint_auth_v1_Identity,
  Identity__Output as _argint_auth_v1_Identity__Output,
} from '../../../argint/auth/v1/Identity.ts';
import type {
  Session as _argint_auth_v1_Session,
  Session__Output as _argint_auth_v1_Session__Output,
} from '../../../argint/auth/v1/Session.ts';

export interface RefreshResponse {
  identity?: _argint_auth_v1_Identity | null;
  session?: _argint_auth_v1_Session | null;
}

export interface RefreshResponse__Output {
  identity: _argint_auth_v1_Identity__Output | null;
  session: _argint_auth_v1_Session__Output | null;
}

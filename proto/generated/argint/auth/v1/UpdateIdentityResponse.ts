// Original file: proto/argint/auth/v1/auth.proto

import type {
  Identity as _argint_auth_v1_Identity,
  Identity__Output as _argint_auth_v1_Identity__Output,
} from '../../../argint/auth/v1/Identity.ts';

export interface UpdateIdentityResponse {
  identity?: _argint_auth_v1_Identity | null;
}

export interface UpdateIdentityResponse__Output {
  identity: _argint_auth_v1_Identity__Output | null;
}

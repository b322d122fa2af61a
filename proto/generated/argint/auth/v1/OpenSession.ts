// Original file: proto/argint/auth/v1/auth.proto

import type {
  Device as _argint_auth_v1_Device,
  Device__Output as _argint_auth_v1_Device__Output,
} from '../../../argint/auth/v1/Device.ts';

export interface OpenSession {
  sid?: string;
  /**
   * ISO 8601.
   */
  startedAt?: string;
  /**
   * ISO 8601 time of the latest access token.
   */
  lastUsedAt?: string;
  device?: _argint_auth_v1_Device | null;
}

export interface OpenSession__Output {
  sid: string;
  /**
   * ISO 8601.
   */
  startedAt: string;
  /**
   * ISO 8601 time of the latest access token.
   */
  lastUsedAt: string;
  device: _argint_auth_v1_Device__Output | null;
}

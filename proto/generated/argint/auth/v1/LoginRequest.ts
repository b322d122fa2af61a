// Original file: proto/argint/auth/v1/auth.proto

import type {
  Device as _argint_auth_v1_Device,
  Device__Output as _argint_auth_v1_Device__Output,
} from '../../../argint/auth/v1/Device.ts';

export interface LoginRequest {
  email?: string;
  password?: string;
  /**
   * Client address. Lockout counts failures by account and address.
   */
  address?: string;
  /**
   * For the list of sessions.
   */
  device?: _argint_auth_v1_Device | null;
}

export interface LoginRequest__Output {
  email: string;
  password: string;
  /**
   * Client address. Lockout counts failures by account and address.
   */
  address: string;
  /**
   * For the list of sessions.
   */
  device: _argint_auth_v1_Device__Output | null;
}

// Original file: proto/argint/auth/v1/auth.proto

import type {
  Device as _argint_auth_v1_Device,
  Device__Output as _argint_auth_v1_Device__Output,
} from '../../../argint/auth/v1/Device.ts';

export interface RegisterRequest {
  username?: string;
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  /**
   * Absent when the form has no such question.
   */
  ageConfirmed?: boolean;
  /**
   * Client address, which is then known for the account. Logins from a known address are delayed less.
   */
  address?: string;
  /**
   * For the list of sessions.
   */
  device?: _argint_auth_v1_Device | null;
  _ageConfirmed?: 'ageConfirmed';
}

export interface RegisterRequest__Output {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /**
   * Absent when the form has no such question.
   */
  ageConfirmed?: boolean;
  /**
   * Client address, which is then known for the account. Logins from a known address are delayed less.
   */
  address: string;
  /**
   * For the list of sessions.
   */
  device: _argint_auth_v1_Device__Output | null;
}

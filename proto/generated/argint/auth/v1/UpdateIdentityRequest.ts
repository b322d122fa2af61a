// Original file: proto/argint/auth/v1/auth.proto

export interface UpdateIdentityRequest {
  userId?: string;
  username?: string;
  email?: string;
  /**
   * Needed for another e-mail address.
   */
  currentPassword?: string;
  /**
   * Client address. Only the auth service of the last release uses it.
   */
  address?: string;
  _currentPassword?: 'currentPassword';
}

export interface UpdateIdentityRequest__Output {
  userId: string;
  username: string;
  email: string;
  /**
   * Needed for another e-mail address.
   */
  currentPassword?: string;
  /**
   * Client address. Only the auth service of the last release uses it.
   */
  address: string;
}

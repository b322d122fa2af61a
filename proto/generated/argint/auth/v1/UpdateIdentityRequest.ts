// Original file: proto/argint/auth/v1/auth.proto

export interface UpdateIdentityRequest {
  userId?: string;
  username?: string;
  email?: string;
  /**
   * Needed for another e-mail address.
   */
  currentPassword?: string;
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
}

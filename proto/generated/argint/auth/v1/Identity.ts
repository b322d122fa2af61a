// Original file: proto/argint/auth/v1/auth.proto

export interface Identity {
  userId?: string;
  username?: string;
  email?: string;
  /**
   * ISO 8601.
   */
  createdAt?: string;
  /**
   * As given at registration. profile-billing owns the current profile.
   */
  firstName?: string;
  lastName?: string;
}

export interface Identity__Output {
  userId: string;
  username: string;
  email: string;
  /**
   * ISO 8601.
   */
  createdAt: string;
  /**
   * As given at registration. profile-billing owns the current profile.
   */
  firstName: string;
  lastName: string;
}

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
   * As given at registration; the living profile belongs to profile-billing.
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
   * As given at registration; the living profile belongs to profile-billing.
   */
  firstName: string;
  lastName: string;
}

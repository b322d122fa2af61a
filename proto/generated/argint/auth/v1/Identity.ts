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
  /**
   * Whether another account with the e-mail address had a free trial that began in the 90 days before this one.
   */
  hadTrial?: boolean;
  /**
   * Whether nobody has shown yet that mails to the address arrive.
   */
  emailUnverified?: boolean;
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
  /**
   * Whether another account with the e-mail address had a free trial that began in the 90 days before this one.
   */
  hadTrial: boolean;
  /**
   * Whether nobody has shown yet that mails to the address arrive.
   */
  emailUnverified: boolean;
}

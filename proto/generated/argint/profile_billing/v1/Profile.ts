// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface Profile {
  userId?: string;
  firstName?: string;
  lastName?: string;
  createdAt?: string;
  updatedAt?: string;
  bio?: string;
  /**
   * light, dark or system.
   */
  theme?: string;
  /**
   * ISO 639-1.
   */
  language?: string;
  /**
   * IANA name.
   */
  timezone?: string;
  emailNotifications?: boolean;
}

export interface Profile__Output {
  userId: string;
  firstName: string;
  lastName: string;
  createdAt: string;
  updatedAt: string;
  bio: string;
  /**
   * light, dark or system.
   */
  theme: string;
  /**
   * ISO 639-1.
   */
  language: string;
  /**
   * IANA name.
   */
  timezone: string;
  emailNotifications: boolean;
}

// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface UpdateProfileRequest {
  userId?: string;
  firstName?: string;
  lastName?: string;
  /**
   * Absent: unchanged, as for every field below.
   */
  bio?: string;
  theme?: string;
  language?: string;
  timezone?: string;
  emailNotifications?: boolean;
  _bio?: 'bio';
  _theme?: 'theme';
  _language?: 'language';
  _timezone?: 'timezone';
  _emailNotifications?: 'emailNotifications';
}

export interface UpdateProfileRequest__Output {
  userId: string;
  firstName: string;
  lastName: string;
  /**
   * Absent: unchanged, as for every field below.
   */
  bio?: string;
  theme?: string;
  language?: string;
  timezone?: string;
  emailNotifications?: boolean;
}

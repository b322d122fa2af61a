// Original file: proto/argint/auth/v1/auth.proto

export interface ChangePasswordRequest {
  userId?: string;
  /**
   * The session that stays.
   */
  sid?: string;
  currentPassword?: string;
  newPassword?: string;
}

export interface ChangePasswordRequest__Output {
  userId: string;
  /**
   * The session that stays.
   */
  sid: string;
  currentPassword: string;
  newPassword: string;
}

// Original file: proto/argint/auth/v1/auth.proto

export interface RegisterRequest {
  username?: string;
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  /**
   * Absent where the form did not ask.
   */
  ageConfirmed?: boolean;
  _ageConfirmed?: 'ageConfirmed';
}

export interface RegisterRequest__Output {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /**
   * Absent where the form did not ask.
   */
  ageConfirmed?: boolean;
  _ageConfirmed?: 'ageConfirmed';
}

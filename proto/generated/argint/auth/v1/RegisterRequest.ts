// Original file: proto/argint/auth/v1/auth.proto

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
}

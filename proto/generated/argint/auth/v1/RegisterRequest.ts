// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface RegisterRequest {
  username?: string;
  email?: string;
  password?: string;
  firstName?: string;
  lastName?: string;
  ageConfirmed?: boolean;
  _ageConfirmed?: 'ageConfirmed';
}

export interface RegisterRequest__Output {
  username: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  ageConfirmed?: boolean;
  _ageConfirmed?: 'ageConfirmed';
}

// Original file: proto/argint/auth/v1/auth.proto

export interface GetEmailVerificationRequest {
  userId?: string;
  /**
   * Why the mail is sent: the id of the user who registered, of a change of the address, or of a request.
   */
  reasonId?: string;
}

export interface GetEmailVerificationRequest__Output {
  userId: string;
  /**
   * Why the mail is sent: the id of the user who registered, of a change of the address, or of a request.
   */
  reasonId: string;
}

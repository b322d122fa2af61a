// Original file: proto/argint/auth/v1/auth.proto

export interface EndOwnSessionsRequest {
  userId?: string;
  password?: string;
  /**
   * The session that stays where no session is named.
   */
  keptSid?: string;
  /**
   * Only this one ends.
   */
  sid?: string;
  _sid?: 'sid';
}

export interface EndOwnSessionsRequest__Output {
  userId: string;
  password: string;
  /**
   * The session that stays where no session is named.
   */
  keptSid: string;
  /**
   * Only this one ends.
   */
  sid?: string;
}

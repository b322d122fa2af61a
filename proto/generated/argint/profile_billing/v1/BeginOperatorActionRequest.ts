// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface BeginOperatorActionRequest {
  /**
   * Identifies the run, so that a repeated call changes nothing.
   */
  id?: string;
  command?: string;
  operator?: string;
  userId?: string;
  isDryRun?: boolean;
  _userId?: 'userId';
}

export interface BeginOperatorActionRequest__Output {
  /**
   * Identifies the run, so that a repeated call changes nothing.
   */
  id: string;
  command: string;
  operator: string;
  userId?: string;
  isDryRun: boolean;
}

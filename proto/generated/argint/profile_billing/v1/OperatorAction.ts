// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface OperatorAction {
  id?: string;
  /**
   * As typed, without names and addresses of a person.
   */
  command?: string;
  /**
   * Account on the machine of the operator. Nobody checks it.
   */
  operator?: string;
  /**
   * A random id once the account is deleted. Absent where the command is about nobody.
   */
  userId?: string;
  isDryRun?: boolean;
  /**
   * begun, done or failed. A run that was cut short stays begun.
   */
  state?: string;
  /**
   * Why it failed.
   */
  code?: string;
  /**
   * ISO 8601.
   */
  at?: string;
  endedAt?: string;
  _userId?: 'userId';
  _code?: 'code';
  _endedAt?: 'endedAt';
}

export interface OperatorAction__Output {
  id: string;
  /**
   * As typed, without names and addresses of a person.
   */
  command: string;
  /**
   * Account on the machine of the operator. Nobody checks it.
   */
  operator: string;
  /**
   * A random id once the account is deleted. Absent where the command is about nobody.
   */
  userId?: string;
  isDryRun: boolean;
  /**
   * begun, done or failed. A run that was cut short stays begun.
   */
  state: string;
  /**
   * Why it failed.
   */
  code?: string;
  /**
   * ISO 8601.
   */
  at: string;
  endedAt?: string;
}

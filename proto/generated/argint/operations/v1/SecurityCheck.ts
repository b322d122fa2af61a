// Original file: proto/argint/operations/v1/operations.proto

export interface SecurityCheck {
  /**
   * Id of a check in contracts.
   */
  id?: string;
  /**
   * passed, failed or unknown.
   */
  status?: string;
  /**
   * One sentence without a secret, a path or an address.
   */
  evidence?: string;
}

export interface SecurityCheck__Output {
  /**
   * Id of a check in contracts.
   */
  id: string;
  /**
   * passed, failed or unknown.
   */
  status: string;
  /**
   * One sentence without a secret, a path or an address.
   */
  evidence: string;
}

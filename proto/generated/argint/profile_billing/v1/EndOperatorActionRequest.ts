// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface EndOperatorActionRequest {
  id?: string;
  /**
   * Of the failure. Absent where the command was done.
   */
  code?: string;
  _code?: 'code';
}

export interface EndOperatorActionRequest__Output {
  id: string;
  /**
   * Of the failure. Absent where the command was done.
   */
  code?: string;
}

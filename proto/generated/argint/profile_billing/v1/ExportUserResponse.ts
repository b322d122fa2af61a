// Original file: proto/argint/profile_billing/v1/profile_billing.proto

export interface ExportUserResponse {
  /**
   * An object as JSON.
   */
  exportJson?: string;
}

export interface ExportUserResponse__Output {
  /**
   * An object as JSON.
   */
  exportJson: string;
}

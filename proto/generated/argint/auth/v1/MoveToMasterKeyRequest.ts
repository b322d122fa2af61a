// Original file: proto/argint/auth/v1/auth.proto

export interface MoveToMasterKeyRequest {
  /**
   * Count only.
   */
  dryRun?: boolean;
}

export interface MoveToMasterKeyRequest__Output {
  /**
   * Count only.
   */
  dryRun: boolean;
}

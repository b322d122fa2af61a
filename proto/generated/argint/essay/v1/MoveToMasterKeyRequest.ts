// Original file: proto/argint/essay/v1/essay.proto

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

// Original file: proto/argint/essay/v1/essay.proto

export interface RotateDataKeysRequest {
  /**
   * Id of the command. Calls with the same id start one rotation at most.
   */
  rotationId?: string;
  /**
   * Count only.
   */
  dryRun?: boolean;
}

export interface RotateDataKeysRequest__Output {
  /**
   * Id of the command. Calls with the same id start one rotation at most.
   */
  rotationId: string;
  /**
   * Count only.
   */
  dryRun: boolean;
}

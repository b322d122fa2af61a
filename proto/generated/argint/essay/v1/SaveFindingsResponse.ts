// Original file: proto/argint/essay/v1/essay.proto

export interface SaveFindingsResponse {
  /**
   * False when a later holder of the task has already stored its findings.
   */
  saved?: boolean;
}

export interface SaveFindingsResponse__Output {
  /**
   * False when a later holder of the task has already stored its findings.
   */
  saved: boolean;
}

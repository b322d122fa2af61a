// Original file: proto/argint/essay/v1/essay.proto

export interface SaveFindingsResponse {
  /**
   * False: a later holder of the task has written already.
   */
  saved?: boolean;
}

export interface SaveFindingsResponse__Output {
  /**
   * False: a later holder of the task has written already.
   */
  saved: boolean;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface SaveFindingsResponse {
  /**
   * Ids of the tasks whose findings are stored now, or were replaced by a higher revision of the same
   * holder: all but those with findings of a later holder.
   */
  savedTaskIds?: string[];
}

export interface SaveFindingsResponse__Output {
  /**
   * Ids of the tasks whose findings are stored now, or were replaced by a higher revision of the same
   * holder: all but those with findings of a later holder.
   */
  savedTaskIds: string[];
}

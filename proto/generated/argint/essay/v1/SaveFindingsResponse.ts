// Original file: proto/argint/essay/v1/essay.proto

export interface SaveFindingsResponse {
  /**
   * For workers of the last release: whether all findings are stored.
   */
  saved?: boolean;
  /**
   * Ids of the tasks whose findings are stored now, or were replaced by a higher revision of the same
   * holder: all but those with findings of a later holder.
   */
  savedTaskIds?: string[];
}

export interface SaveFindingsResponse__Output {
  /**
   * For workers of the last release: whether all findings are stored.
   */
  saved: boolean;
  /**
   * Ids of the tasks whose findings are stored now, or were replaced by a higher revision of the same
   * holder: all but those with findings of a later holder.
   */
  savedTaskIds: string[];
}

// Original file: proto/argint/essay/v1/essay.proto

export interface CompareDraftsResponse {
  /**
   * Comparison of contracts as JSON.
   */
  comparisonJson?: string;
}

export interface CompareDraftsResponse__Output {
  /**
   * Comparison of contracts as JSON.
   */
  comparisonJson: string;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface GetProgressResponse {
  /**
   * Progress of contracts as JSON.
   */
  progressJson?: string;
}

export interface GetProgressResponse__Output {
  /**
   * Progress of contracts as JSON.
   */
  progressJson: string;
}

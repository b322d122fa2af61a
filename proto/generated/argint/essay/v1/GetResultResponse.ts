// Original file: proto/argint/essay/v1/essay.proto

export interface GetResultResponse {
  /**
   * AnalysisResult of contracts as JSON. Empty when the job has none.
   */
  resultJson?: string;
  isCompleted?: boolean;
}

export interface GetResultResponse__Output {
  /**
   * AnalysisResult of contracts as JSON. Empty when the job has none.
   */
  resultJson: string;
  isCompleted: boolean;
}

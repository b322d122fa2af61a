// Original file: proto/argint/essay/v1/essay.proto

export interface StoredResult {
  resultId?: string;
  jobId?: string;
  isCompleted?: boolean;
  createdAt?: string;
  /**
   * AnalysisResult of contracts as JSON.
   */
  resultJson?: string;
}

export interface StoredResult__Output {
  resultId: string;
  jobId: string;
  isCompleted: boolean;
  createdAt: string;
  /**
   * AnalysisResult of contracts as JSON.
   */
  resultJson: string;
}

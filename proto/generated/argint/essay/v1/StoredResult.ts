// Original file: proto/argint/essay/v1/essay.proto

export interface StoredResult {
  resultId?: string;
  jobId?: string;
  isCompleted?: boolean;
  createdAt?: string;
  /**
   * An AnalysisResult of contracts.
   */
  resultJson?: string;
}

export interface StoredResult__Output {
  resultId: string;
  jobId: string;
  isCompleted: boolean;
  createdAt: string;
  /**
   * An AnalysisResult of contracts.
   */
  resultJson: string;
}

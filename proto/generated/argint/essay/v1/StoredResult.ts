// Original file: /work/main/proto/argint/essay/v1/essay.proto

export interface StoredResult {
  resultId?: string;
  jobId?: string;
  isCompleted?: boolean;
  createdAt?: string;
  resultJson?: string;
}

export interface StoredResult__Output {
  resultId: string;
  jobId: string;
  isCompleted: boolean;
  createdAt: string;
  resultJson: string;
}

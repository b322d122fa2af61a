// Original file: proto/argint/essay/v1/essay.proto

export interface SaveResultRequest {
  essayId?: string;
  jobId?: string;
  isCompleted?: boolean;
  resultJson?: string;
}

export interface SaveResultRequest__Output {
  essayId: string;
  jobId: string;
  isCompleted: boolean;
  resultJson: string;
}

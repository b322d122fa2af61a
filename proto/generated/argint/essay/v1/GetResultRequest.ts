// Original file: proto/argint/essay/v1/essay.proto

export interface GetResultRequest {
  essayId?: string;
  jobId?: string;
}

export interface GetResultRequest__Output {
  essayId: string;
  jobId: string;
}

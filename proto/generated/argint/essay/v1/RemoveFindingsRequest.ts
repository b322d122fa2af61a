// Original file: proto/argint/essay/v1/essay.proto

export interface RemoveFindingsRequest {
  jobId?: string;
}

export interface RemoveFindingsRequest__Output {
  jobId: string;
}

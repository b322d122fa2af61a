// Original file: proto/argint/essay/v1/essay.proto

export interface ReadFindingsRequest {
  jobId?: string;
}

export interface ReadFindingsRequest__Output {
  jobId: string;
}

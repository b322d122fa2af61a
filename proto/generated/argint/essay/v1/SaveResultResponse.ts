// Original file: proto/argint/essay/v1/essay.proto

export interface SaveResultResponse {
  resultId?: string;
}

export interface SaveResultResponse__Output {
  resultId: string;
}

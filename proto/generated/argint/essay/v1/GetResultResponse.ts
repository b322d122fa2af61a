// Original file: proto/argint/essay/v1/essay.proto

export interface GetResultResponse {
  resultJson?: string;
  isCompleted?: boolean;
}

export interface GetResultResponse__Output {
  resultJson: string;
  isCompleted: boolean;
}

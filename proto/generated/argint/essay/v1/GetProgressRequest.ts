// Original file: proto/argint/essay/v1/essay.proto

export interface GetProgressRequest {
  userId?: string;
}

export interface GetProgressRequest__Output {
  userId: string;
}

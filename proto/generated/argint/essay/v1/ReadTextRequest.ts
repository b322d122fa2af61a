// Original file: proto/argint/essay/v1/essay.proto

export interface ReadTextRequest {
  essayId?: string;
}

export interface ReadTextRequest__Output {
  essayId: string;
}

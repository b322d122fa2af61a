// Original file: /work/main/proto/argint/essay/v1/essay.proto

export interface ReadTextRequest {
  essayId?: string;
  start?: number;
  end?: number;
}

export interface ReadTextRequest__Output {
  essayId: string;
  start: number;
  end: number;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface ReadTextRequest {
  essayId?: string;
  /**
   * UTF-16 offsets; end 0 = to the end.
   */
  start?: number;
  end?: number;
}

export interface ReadTextRequest__Output {
  essayId: string;
  /**
   * UTF-16 offsets; end 0 = to the end.
   */
  start: number;
  end: number;
}

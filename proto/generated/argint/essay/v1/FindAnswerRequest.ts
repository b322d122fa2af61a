// Original file: proto/argint/essay/v1/essay.proto

export interface FindAnswerRequest {
  essayId?: string;
  /**
   * As in KeepAnswerRequest.
   */
  key?: string;
}

export interface FindAnswerRequest__Output {
  essayId: string;
  /**
   * As in KeepAnswerRequest.
   */
  key: string;
}

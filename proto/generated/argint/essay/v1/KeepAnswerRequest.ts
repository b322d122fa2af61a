// Original file: proto/argint/essay/v1/essay.proto

export interface KeepAnswerRequest {
  essayId?: string;
  /**
   * Digest of everything that the answer depends on: 64 lower-case hex digits.
   */
  key?: string;
  /**
   * Any JSON, at most 400,000 UTF-16 units.
   */
  answerJson?: string;
}

export interface KeepAnswerRequest__Output {
  essayId: string;
  /**
   * Digest of everything that the answer depends on: 64 lower-case hex digits.
   */
  key: string;
  /**
   * Any JSON, at most 400,000 UTF-16 units.
   */
  answerJson: string;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface FindAnswerResponse {
  /**
   * Absent when no answer is kept under the key.
   */
  answerJson?: string;
  _answerJson?: 'answerJson';
}

export interface FindAnswerResponse__Output {
  /**
   * Absent when no answer is kept under the key.
   */
  answerJson?: string;
}

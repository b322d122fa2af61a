// Original file: proto/argint/essay/v1/essay.proto

export interface SaveResultResponse {
  resultId?: string;
  /**
   * Whether the stored result (this one, or an earlier one that stayed) has scores.
   */
  isScored?: boolean;
}

export interface SaveResultResponse__Output {
  resultId: string;
  /**
   * Whether the stored result (this one, or an earlier one that stayed) has scores.
   */
  isScored: boolean;
}

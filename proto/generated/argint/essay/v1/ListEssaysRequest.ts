// Original file: proto/argint/essay/v1/essay.proto

export interface ListEssaysRequest {
  userId?: string;
  /**
   * At most 100.
   */
  limit?: number;
  cursor?: string;
}

export interface ListEssaysRequest__Output {
  userId: string;
  /**
   * At most 100.
   */
  limit: number;
  cursor: string;
}

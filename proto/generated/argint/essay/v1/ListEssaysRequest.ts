// Original file: /work/main/proto/argint/essay/v1/essay.proto

export interface ListEssaysRequest {
  userId?: string;
  limit?: number;
  cursor?: string;
}

export interface ListEssaysRequest__Output {
  userId: string;
  limit: number;
  cursor: string;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface ListSuggestionsRequest {
  essayId?: string;
  userId?: string;
}

export interface ListSuggestionsRequest__Output {
  essayId: string;
  userId: string;
}

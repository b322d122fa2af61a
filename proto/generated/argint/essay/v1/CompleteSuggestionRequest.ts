// Original file: proto/argint/essay/v1/essay.proto

export interface CompleteSuggestionRequest {
  essayId?: string;
  userId?: string;
  suggestionId?: string;
  isCompleted?: boolean;
}

export interface CompleteSuggestionRequest__Output {
  essayId: string;
  userId: string;
  suggestionId: string;
  isCompleted: boolean;
}

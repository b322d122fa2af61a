// Original file: proto/argint/essay/v1/essay.proto

import type {
  Suggestion as _argint_essay_v1_Suggestion,
  Suggestion__Output as _argint_essay_v1_Suggestion__Output,
} from '../../../argint/essay/v1/Suggestion.ts';

export interface CompleteSuggestionResponse {
  suggestion?: _argint_essay_v1_Suggestion | null;
}

export interface CompleteSuggestionResponse__Output {
  suggestion: _argint_essay_v1_Suggestion__Output | null;
}

// Original file: proto/argint/essay/v1/essay.proto

import type {
  Suggestion as _argint_essay_v1_Suggestion,
  Suggestion__Output as _argint_essay_v1_Suggestion__Output,
} from '../../../argint/essay/v1/Suggestion.ts';

export interface ListSuggestionsResponse {
  /**
   * Most important first. Empty when no analysis has completed.
   */
  suggestions?: _argint_essay_v1_Suggestion[];
}

export interface ListSuggestionsResponse__Output {
  /**
   * Most important first. Empty when no analysis has completed.
   */
  suggestions: _argint_essay_v1_Suggestion__Output[];
}

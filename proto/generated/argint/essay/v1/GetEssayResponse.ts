// Original file: proto/argint/essay/v1/essay.proto

import type {
  Essay as _argint_essay_v1_Essay,
  Essay__Output as _argint_essay_v1_Essay__Output,
} from '../../../argint/essay/v1/Essay.ts';
import type {
  StoredResult as _argint_essay_v1_StoredResult,
  StoredResult__Output as _argint_essay_v1_StoredResult__Output,
} from '../../../argint/essay/v1/StoredResult.ts';
import type {
  CritiqueState as _argint_essay_v1_CritiqueState,
  CritiqueState__Output as _argint_essay_v1_CritiqueState__Output,
} from '../../../argint/essay/v1/CritiqueState.ts';

export interface GetEssayResponse {
  essay?: _argint_essay_v1_Essay | null;
  /**
   * Newest first.
   */
  results?: _argint_essay_v1_StoredResult[];
  critiqueStates?: _argint_essay_v1_CritiqueState[];
  /**
   * All drafts, this one included, newest first, each with its first characters as content.
   */
  drafts?: _argint_essay_v1_Essay[];
}

export interface GetEssayResponse__Output {
  essay: _argint_essay_v1_Essay__Output | null;
  /**
   * Newest first.
   */
  results: _argint_essay_v1_StoredResult__Output[];
  critiqueStates: _argint_essay_v1_CritiqueState__Output[];
  /**
   * All drafts, this one included, newest first, each with its first characters as content.
   */
  drafts: _argint_essay_v1_Essay__Output[];
}

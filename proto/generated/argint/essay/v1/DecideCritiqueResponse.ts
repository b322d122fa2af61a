// Original file: proto/argint/essay/v1/essay.proto

import type {
  CritiqueState as _argint_essay_v1_CritiqueState,
  CritiqueState__Output as _argint_essay_v1_CritiqueState__Output,
} from '../../../argint/essay/v1/CritiqueState.ts';

export interface DecideCritiqueResponse {
  critiqueState?: _argint_essay_v1_CritiqueState | null;
}

export interface DecideCritiqueResponse__Output {
  critiqueState: _argint_essay_v1_CritiqueState__Output | null;
}

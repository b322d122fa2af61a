// Original file: proto/argint/essay/v1/essay.proto

import type {
  Essay as _argint_essay_v1_Essay,
  Essay__Output as _argint_essay_v1_Essay__Output,
} from '../../../argint/essay/v1/Essay.ts';

export interface RenameEssayResponse {
  /**
   * With its first characters as content.
   */
  essay?: _argint_essay_v1_Essay | null;
}

export interface RenameEssayResponse__Output {
  /**
   * With its first characters as content.
   */
  essay: _argint_essay_v1_Essay__Output | null;
}

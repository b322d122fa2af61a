// Original file: proto/argint/essay/v1/essay.proto

import type {
  PendingEssay as _argint_essay_v1_PendingEssay,
  PendingEssay__Output as _argint_essay_v1_PendingEssay__Output,
} from '../../../argint/essay/v1/PendingEssay.ts';

export interface GetPendingEssayResponse {
  /**
   * Absent when none waits.
   */
  pendingEssay?: _argint_essay_v1_PendingEssay | null;
}

export interface GetPendingEssayResponse__Output {
  /**
   * Absent when none waits.
   */
  pendingEssay: _argint_essay_v1_PendingEssay__Output | null;
}

// Original file: proto/argint/essay/v1/essay.proto

import type {
  Essay as _argint_essay_v1_Essay,
  Essay__Output as _argint_essay_v1_Essay__Output,
} from '../../../argint/essay/v1/Essay.ts';

export interface ListEssaysResponse {
  essays?: _argint_essay_v1_Essay[];
  /**
   * Empty on the last page.
   */
  nextCursor?: string;
  /**
   * How many essays the user has, on all pages.
   */
  total?: number;
}

export interface ListEssaysResponse__Output {
  essays: _argint_essay_v1_Essay__Output[];
  /**
   * Empty on the last page.
   */
  nextCursor: string;
  /**
   * How many essays the user has, on all pages.
   */
  total: number;
}

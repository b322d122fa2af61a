// Original file: proto/argint/essay/v1/essay.proto

import type {
  TaskFindings as _argint_essay_v1_TaskFindings,
  TaskFindings__Output as _argint_essay_v1_TaskFindings__Output,
} from '../../../argint/essay/v1/TaskFindings.ts';

export interface SaveFindingsRequest {
  essayId?: string;
  jobId?: string;
  /**
   * One or more.
   */
  findings?: _argint_essay_v1_TaskFindings[];
}

export interface SaveFindingsRequest__Output {
  essayId: string;
  jobId: string;
  /**
   * One or more.
   */
  findings: _argint_essay_v1_TaskFindings__Output[];
}

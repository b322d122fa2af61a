// Original file: proto/argint/essay/v1/essay.proto

import type {
  TaskFindings as _argint_essay_v1_TaskFindings,
  TaskFindings__Output as _argint_essay_v1_TaskFindings__Output,
} from '../../../argint/essay/v1/TaskFindings.ts';
import type { Long } from '@grpc/proto-loader';

export interface SaveFindingsRequest {
  essayId?: string;
  jobId?: string;
  /**
   * The findings of one task, as workers of the last release send them.
   */
  taskId?: string;
  fence?: number | string | Long;
  findingsJson?: string;
  findings?: _argint_essay_v1_TaskFindings[];
}

export interface SaveFindingsRequest__Output {
  essayId: string;
  jobId: string;
  /**
   * The findings of one task, as workers of the last release send them.
   */
  taskId: string;
  fence: number;
  findingsJson: string;
  findings: _argint_essay_v1_TaskFindings__Output[];
}

// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type {
  Job as _argint_analysis_orchestrator_v1_Job,
  Job__Output as _argint_analysis_orchestrator_v1_Job__Output,
} from '../../../argint/analysis_orchestrator/v1/Job.ts';

export interface ListJobsResponse {
  jobs?: _argint_analysis_orchestrator_v1_Job[];
  /**
   * Empty on the last page.
   */
  nextCursor?: string;
}

export interface ListJobsResponse__Output {
  jobs: _argint_analysis_orchestrator_v1_Job__Output[];
  /**
   * Empty on the last page.
   */
  nextCursor: string;
}

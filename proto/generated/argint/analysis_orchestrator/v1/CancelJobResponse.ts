// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type {
  Job as _argint_analysis_orchestrator_v1_Job,
  Job__Output as _argint_analysis_orchestrator_v1_Job__Output,
} from '../../../argint/analysis_orchestrator/v1/Job.ts';

export interface CancelJobResponse {
  job?: _argint_analysis_orchestrator_v1_Job | null;
  /**
   * AnalysisResult of contracts as JSON. Empty when there is none.
   */
  resultJson?: string;
}

export interface CancelJobResponse__Output {
  job: _argint_analysis_orchestrator_v1_Job__Output | null;
  /**
   * AnalysisResult of contracts as JSON. Empty when there is none.
   */
  resultJson: string;
}

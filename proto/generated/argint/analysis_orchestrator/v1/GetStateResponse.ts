// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type {
  Job as _argint_analysis_orchestrator_v1_Job,
  Job__Output as _argint_analysis_orchestrator_v1_Job__Output,
} from '../../../argint/analysis_orchestrator/v1/Job.ts';

export interface GetStateResponse {
  job?: _argint_analysis_orchestrator_v1_Job | null;
  /**
   * JSON list of line critiques. Empty when it was not requested or there are none yet.
   */
  partialJson?: string;
  /**
   * AnalysisResult of contracts as JSON. Empty when it was not requested or there is none.
   */
  resultJson?: string;
  /**
   * How often the critiques found so far had changed when they were read; as in the events of the job.
   */
  found?: number;
}

export interface GetStateResponse__Output {
  job: _argint_analysis_orchestrator_v1_Job__Output | null;
  /**
   * JSON list of line critiques. Empty when it was not requested or there are none yet.
   */
  partialJson: string;
  /**
   * AnalysisResult of contracts as JSON. Empty when it was not requested or there is none.
   */
  resultJson: string;
  /**
   * How often the critiques found so far had changed when they were read; as in the events of the job.
   */
  found: number;
}

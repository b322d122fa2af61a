// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type {
  Job as _argint_analysis_orchestrator_v1_Job,
  Job__Output as _argint_analysis_orchestrator_v1_Job__Output,
} from '../../../argint/analysis_orchestrator/v1/Job.ts';

export interface StartAnalysisResponse {
  job?: _argint_analysis_orchestrator_v1_Job | null;
}

export interface StartAnalysisResponse__Output {
  job: _argint_analysis_orchestrator_v1_Job__Output | null;
}

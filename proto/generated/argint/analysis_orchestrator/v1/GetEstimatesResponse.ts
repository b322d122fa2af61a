// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type {
  Estimate as _argint_analysis_orchestrator_v1_Estimate,
  Estimate__Output as _argint_analysis_orchestrator_v1_Estimate__Output,
} from '../../../argint/analysis_orchestrator/v1/Estimate.ts';

export interface GetEstimatesResponse {
  /**
   * Length classes without a recent analysis are left out.
   */
  estimates?: _argint_analysis_orchestrator_v1_Estimate[];
}

export interface GetEstimatesResponse__Output {
  /**
   * Length classes without a recent analysis are left out.
   */
  estimates: _argint_analysis_orchestrator_v1_Estimate__Output[];
}

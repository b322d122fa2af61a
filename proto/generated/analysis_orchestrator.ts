import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type {
  AnalysisOrchestratorServiceClient as _argint_analysis_orchestrator_v1_AnalysisOrchestratorServiceClient,
  AnalysisOrchestratorServiceDefinition as _argint_analysis_orchestrator_v1_AnalysisOrchestratorServiceDefinition,
} from './argint/analysis_orchestrator/v1/AnalysisOrchestratorService.ts';
import type {
  CancelJobRequest as _argint_analysis_orchestrator_v1_CancelJobRequest,
  CancelJobRequest__Output as _argint_analysis_orchestrator_v1_CancelJobRequest__Output,
} from './argint/analysis_orchestrator/v1/CancelJobRequest.ts';
import type {
  CancelJobResponse as _argint_analysis_orchestrator_v1_CancelJobResponse,
  CancelJobResponse__Output as _argint_analysis_orchestrator_v1_CancelJobResponse__Output,
} from './argint/analysis_orchestrator/v1/CancelJobResponse.ts';
import type {
  Estimate as _argint_analysis_orchestrator_v1_Estimate,
  Estimate__Output as _argint_analysis_orchestrator_v1_Estimate__Output,
} from './argint/analysis_orchestrator/v1/Estimate.ts';
import type {
  GetEstimatesRequest as _argint_analysis_orchestrator_v1_GetEstimatesRequest,
  GetEstimatesRequest__Output as _argint_analysis_orchestrator_v1_GetEstimatesRequest__Output,
} from './argint/analysis_orchestrator/v1/GetEstimatesRequest.ts';
import type {
  GetEstimatesResponse as _argint_analysis_orchestrator_v1_GetEstimatesResponse,
  GetEstimatesResponse__Output as _argint_analysis_orchestrator_v1_GetEstimatesResponse__Output,
} from './argint/analysis_orchestrator/v1/GetEstimatesResponse.ts';
import type {
  GetStateRequest as _argint_analysis_orchestrator_v1_GetStateRequest,
  GetStateRequest__Output as _argint_analysis_orchestrator_v1_GetStateRequest__Output,
} from './argint/analysis_orchestrator/v1/GetStateRequest.ts';
import type {
  GetStateResponse as _argint_analysis_orchestrator_v1_GetStateResponse,
  GetStateResponse__Output as _argint_analysis_orchestrator_v1_GetStateResponse__Output,
} from './argint/analysis_orchestrator/v1/GetStateResponse.ts';
import type {
  Job as _argint_analysis_orchestrator_v1_Job,
  Job__Output as _argint_analysis_orchestrator_v1_Job__Output,
} from './argint/analysis_orchestrator/v1/Job.ts';
import type {
  ListJobsOfEssaysRequest as _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
  ListJobsOfEssaysRequest__Output as _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest__Output,
} from './argint/analysis_orchestrator/v1/ListJobsOfEssaysRequest.ts';
import type {
  ListJobsOfEssaysResponse as _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse,
  ListJobsOfEssaysResponse__Output as _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output,
} from './argint/analysis_orchestrator/v1/ListJobsOfEssaysResponse.ts';
import type {
  ListJobsRequest as _argint_analysis_orchestrator_v1_ListJobsRequest,
  ListJobsRequest__Output as _argint_analysis_orchestrator_v1_ListJobsRequest__Output,
} from './argint/analysis_orchestrator/v1/ListJobsRequest.ts';
import type {
  ListJobsResponse as _argint_analysis_orchestrator_v1_ListJobsResponse,
  ListJobsResponse__Output as _argint_analysis_orchestrator_v1_ListJobsResponse__Output,
} from './argint/analysis_orchestrator/v1/ListJobsResponse.ts';
import type {
  StartAnalysisRequest as _argint_analysis_orchestrator_v1_StartAnalysisRequest,
  StartAnalysisRequest__Output as _argint_analysis_orchestrator_v1_StartAnalysisRequest__Output,
} from './argint/analysis_orchestrator/v1/StartAnalysisRequest.ts';
import type {
  StartAnalysisResponse as _argint_analysis_orchestrator_v1_StartAnalysisResponse,
  StartAnalysisResponse__Output as _argint_analysis_orchestrator_v1_StartAnalysisResponse__Output,
} from './argint/analysis_orchestrator/v1/StartAnalysisResponse.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new (...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  argint: {
    analysis_orchestrator: {
      v1: {
        AnalysisOrchestratorService: SubtypeConstructor<
          typeof grpc.Client,
          _argint_analysis_orchestrator_v1_AnalysisOrchestratorServiceClient
        > & { service: _argint_analysis_orchestrator_v1_AnalysisOrchestratorServiceDefinition };
        CancelJobRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_CancelJobRequest,
          _argint_analysis_orchestrator_v1_CancelJobRequest__Output
        >;
        CancelJobResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_CancelJobResponse,
          _argint_analysis_orchestrator_v1_CancelJobResponse__Output
        >;
        Estimate: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_Estimate,
          _argint_analysis_orchestrator_v1_Estimate__Output
        >;
        GetEstimatesRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_GetEstimatesRequest,
          _argint_analysis_orchestrator_v1_GetEstimatesRequest__Output
        >;
        GetEstimatesResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_GetEstimatesResponse,
          _argint_analysis_orchestrator_v1_GetEstimatesResponse__Output
        >;
        GetStateRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_GetStateRequest,
          _argint_analysis_orchestrator_v1_GetStateRequest__Output
        >;
        GetStateResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_GetStateResponse,
          _argint_analysis_orchestrator_v1_GetStateResponse__Output
        >;
        Job: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_Job,
          _argint_analysis_orchestrator_v1_Job__Output
        >;
        ListJobsOfEssaysRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
          _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest__Output
        >;
        ListJobsOfEssaysResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse,
          _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output
        >;
        ListJobsRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_ListJobsRequest,
          _argint_analysis_orchestrator_v1_ListJobsRequest__Output
        >;
        ListJobsResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_ListJobsResponse,
          _argint_analysis_orchestrator_v1_ListJobsResponse__Output
        >;
        StartAnalysisRequest: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_StartAnalysisRequest,
          _argint_analysis_orchestrator_v1_StartAnalysisRequest__Output
        >;
        StartAnalysisResponse: MessageTypeDefinition<
          _argint_analysis_orchestrator_v1_StartAnalysisResponse,
          _argint_analysis_orchestrator_v1_StartAnalysisResponse__Output
        >;
      };
    };
  };
}

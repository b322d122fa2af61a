// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type {
  CancelJobRequest as _argint_analysis_orchestrator_v1_CancelJobRequest,
  CancelJobRequest__Output as _argint_analysis_orchestrator_v1_CancelJobRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/CancelJobRequest.ts';
import type {
  CancelJobResponse as _argint_analysis_orchestrator_v1_CancelJobResponse,
  CancelJobResponse__Output as _argint_analysis_orchestrator_v1_CancelJobResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/CancelJobResponse.ts';
import type {
  GetEstimatesRequest as _argint_analysis_orchestrator_v1_GetEstimatesRequest,
  GetEstimatesRequest__Output as _argint_analysis_orchestrator_v1_GetEstimatesRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/GetEstimatesRequest.ts';
import type {
  GetEstimatesResponse as _argint_analysis_orchestrator_v1_GetEstimatesResponse,
  GetEstimatesResponse__Output as _argint_analysis_orchestrator_v1_GetEstimatesResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/GetEstimatesResponse.ts';
import type {
  GetStateRequest as _argint_analysis_orchestrator_v1_GetStateRequest,
  GetStateRequest__Output as _argint_analysis_orchestrator_v1_GetStateRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/GetStateRequest.ts';
import type {
  GetStateResponse as _argint_analysis_orchestrator_v1_GetStateResponse,
  GetStateResponse__Output as _argint_analysis_orchestrator_v1_GetStateResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/GetStateResponse.ts';
import type {
  ListJobsOfEssaysRequest as _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
  ListJobsOfEssaysRequest__Output as _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/ListJobsOfEssaysRequest.ts';
import type {
  ListJobsOfEssaysResponse as _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse,
  ListJobsOfEssaysResponse__Output as _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/ListJobsOfEssaysResponse.ts';
import type {
  ListJobsRequest as _argint_analysis_orchestrator_v1_ListJobsRequest,
  ListJobsRequest__Output as _argint_analysis_orchestrator_v1_ListJobsRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/ListJobsRequest.ts';
import type {
  ListJobsResponse as _argint_analysis_orchestrator_v1_ListJobsResponse,
  ListJobsResponse__Output as _argint_analysis_orchestrator_v1_ListJobsResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/ListJobsResponse.ts';
import type {
  StartAnalysisRequest as _argint_analysis_orchestrator_v1_StartAnalysisRequest,
  StartAnalysisRequest__Output as _argint_analysis_orchestrator_v1_StartAnalysisRequest__Output,
} from '../../../argint/analysis_orchestrator/v1/StartAnalysisRequest.ts';
import type {
  StartAnalysisResponse as _argint_analysis_orchestrator_v1_StartAnalysisResponse,
  StartAnalysisResponse__Output as _argint_analysis_orchestrator_v1_StartAnalysisResponse__Output,
} from '../../../argint/analysis_orchestrator/v1/StartAnalysisResponse.ts';

export interface AnalysisOrchestratorServiceClient extends grpc.Client {
  /**
   * Cancels a job. A repeated call changes nothing.
   * Errors: JOB_ENDED when the job has completed or failed.
   */
  CancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  CancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  CancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  CancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Cancels a job. A repeated call changes nothing.
   * Errors: JOB_ENDED when the job has completed or failed.
   */
  cancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  cancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  cancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;
  cancelJob(
    argument: _argint_analysis_orchestrator_v1_CancelJobRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_CancelJobResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns how long analyses take here now, from the newest completed ones. Public: nothing in it names a user.
   */
  GetEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns how long analyses take here now, from the newest completed ones. Public: nothing in it names a user.
   */
  getEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;
  getEstimates(
    argument: _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetEstimatesResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns a job, with its partial or its result on request.
   * Errors: JOB_NOT_FOUND, also when the job has ended and its essay is deleted; FORBIDDEN for another user's job.
   */
  GetState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns a job, with its partial or its result on request.
   * Errors: JOB_NOT_FOUND, also when the job has ended and its essay is deleted; FORBIDDEN for another user's job.
   */
  getState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  getState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  getState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;
  getState(
    argument: _argint_analysis_orchestrator_v1_GetStateRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_GetStateResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns a page of a user's jobs, newest first, without jobs of deleted essays.
   */
  ListJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns a page of a user's jobs, newest first, without jobs of deleted essays.
   */
  listJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobs(
    argument: _argint_analysis_orchestrator_v1_ListJobsRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the newest job of each given essay.
   */
  ListJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the newest job of each given essay.
   */
  listJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;
  listJobsOfEssays(
    argument: _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Stores the essay and starts a job.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT, IDEMPOTENCY_CONFLICT, TOO_MANY_OPEN_ANALYSES, ANALYSIS_UNAVAILABLE,
   * PARENT_NOT_FOUND.
   */
  StartAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  StartAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  StartAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  StartAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Stores the essay and starts a job.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT, IDEMPOTENCY_CONFLICT, TOO_MANY_OPEN_ANALYSES, ANALYSIS_UNAVAILABLE,
   * PARENT_NOT_FOUND.
   */
  startAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  startAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  startAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
  startAnalysis(
    argument: _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    callback: grpc.requestCallback<_argint_analysis_orchestrator_v1_StartAnalysisResponse__Output>,
  ): grpc.ClientUnaryCall;
}

export interface AnalysisOrchestratorServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Cancels a job. A repeated call changes nothing.
   * Errors: JOB_ENDED when the job has completed or failed.
   */
  CancelJob: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_CancelJobRequest__Output,
    _argint_analysis_orchestrator_v1_CancelJobResponse
  >;

  /**
   * Returns how long analyses take here now, from the newest completed ones. Public: nothing in it names a user.
   */
  GetEstimates: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_GetEstimatesRequest__Output,
    _argint_analysis_orchestrator_v1_GetEstimatesResponse
  >;

  /**
   * Returns a job, with its partial or its result on request.
   * Errors: JOB_NOT_FOUND, also when the job has ended and its essay is deleted; FORBIDDEN for another user's job.
   */
  GetState: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_GetStateRequest__Output,
    _argint_analysis_orchestrator_v1_GetStateResponse
  >;

  /**
   * Returns a page of a user's jobs, newest first, without jobs of deleted essays.
   */
  ListJobs: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_ListJobsRequest__Output,
    _argint_analysis_orchestrator_v1_ListJobsResponse
  >;

  /**
   * Returns the newest job of each given essay.
   */
  ListJobsOfEssays: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest__Output,
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse
  >;

  /**
   * Stores the essay and starts a job.
   * Errors: PAYMENT_REQUIRED, WORD_LIMIT, IDEMPOTENCY_CONFLICT, TOO_MANY_OPEN_ANALYSES, ANALYSIS_UNAVAILABLE,
   * PARENT_NOT_FOUND.
   */
  StartAnalysis: grpc.handleUnaryCall<
    _argint_analysis_orchestrator_v1_StartAnalysisRequest__Output,
    _argint_analysis_orchestrator_v1_StartAnalysisResponse
  >;
}

export interface AnalysisOrchestratorServiceDefinition extends grpc.ServiceDefinition {
  CancelJob: MethodDefinition<
    _argint_analysis_orchestrator_v1_CancelJobRequest,
    _argint_analysis_orchestrator_v1_CancelJobResponse,
    _argint_analysis_orchestrator_v1_CancelJobRequest__Output,
    _argint_analysis_orchestrator_v1_CancelJobResponse__Output
  >;
  GetEstimates: MethodDefinition<
    _argint_analysis_orchestrator_v1_GetEstimatesRequest,
    _argint_analysis_orchestrator_v1_GetEstimatesResponse,
    _argint_analysis_orchestrator_v1_GetEstimatesRequest__Output,
    _argint_analysis_orchestrator_v1_GetEstimatesResponse__Output
  >;
  GetState: MethodDefinition<
    _argint_analysis_orchestrator_v1_GetStateRequest,
    _argint_analysis_orchestrator_v1_GetStateResponse,
    _argint_analysis_orchestrator_v1_GetStateRequest__Output,
    _argint_analysis_orchestrator_v1_GetStateResponse__Output
  >;
  ListJobs: MethodDefinition<
    _argint_analysis_orchestrator_v1_ListJobsRequest,
    _argint_analysis_orchestrator_v1_ListJobsResponse,
    _argint_analysis_orchestrator_v1_ListJobsRequest__Output,
    _argint_analysis_orchestrator_v1_ListJobsResponse__Output
  >;
  ListJobsOfEssays: MethodDefinition<
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest,
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse,
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysRequest__Output,
    _argint_analysis_orchestrator_v1_ListJobsOfEssaysResponse__Output
  >;
  StartAnalysis: MethodDefinition<
    _argint_analysis_orchestrator_v1_StartAnalysisRequest,
    _argint_analysis_orchestrator_v1_StartAnalysisResponse,
    _argint_analysis_orchestrator_v1_StartAnalysisRequest__Output,
    _argint_analysis_orchestrator_v1_StartAnalysisResponse__Output
  >;
}

// Original file: proto/argint/operations/v1/operations.proto

import type * as grpc from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import type {
  DropDeadLetterRequest as _argint_operations_v1_DropDeadLetterRequest,
  DropDeadLetterRequest__Output as _argint_operations_v1_DropDeadLetterRequest__Output,
} from '../../../argint/operations/v1/DropDeadLetterRequest.ts';
import type {
  DropDeadLetterResponse as _argint_operations_v1_DropDeadLetterResponse,
  DropDeadLetterResponse__Output as _argint_operations_v1_DropDeadLetterResponse__Output,
} from '../../../argint/operations/v1/DropDeadLetterResponse.ts';
import type {
  GetDeadLetterRequest as _argint_operations_v1_GetDeadLetterRequest,
  GetDeadLetterRequest__Output as _argint_operations_v1_GetDeadLetterRequest__Output,
} from '../../../argint/operations/v1/GetDeadLetterRequest.ts';
import type {
  GetDeadLetterResponse as _argint_operations_v1_GetDeadLetterResponse,
  GetDeadLetterResponse__Output as _argint_operations_v1_GetDeadLetterResponse__Output,
} from '../../../argint/operations/v1/GetDeadLetterResponse.ts';
import type {
  GetOutboxRequest as _argint_operations_v1_GetOutboxRequest,
  GetOutboxRequest__Output as _argint_operations_v1_GetOutboxRequest__Output,
} from '../../../argint/operations/v1/GetOutboxRequest.ts';
import type {
  GetOutboxResponse as _argint_operations_v1_GetOutboxResponse,
  GetOutboxResponse__Output as _argint_operations_v1_GetOutboxResponse__Output,
} from '../../../argint/operations/v1/GetOutboxResponse.ts';
import type {
  ListDeadLettersRequest as _argint_operations_v1_ListDeadLettersRequest,
  ListDeadLettersRequest__Output as _argint_operations_v1_ListDeadLettersRequest__Output,
} from '../../../argint/operations/v1/ListDeadLettersRequest.ts';
import type {
  ListDeadLettersResponse as _argint_operations_v1_ListDeadLettersResponse,
  ListDeadLettersResponse__Output as _argint_operations_v1_ListDeadLettersResponse__Output,
} from '../../../argint/operations/v1/ListDeadLettersResponse.ts';
import type {
  ListQueuesRequest as _argint_operations_v1_ListQueuesRequest,
  ListQueuesRequest__Output as _argint_operations_v1_ListQueuesRequest__Output,
} from '../../../argint/operations/v1/ListQueuesRequest.ts';
import type {
  ListQueuesResponse as _argint_operations_v1_ListQueuesResponse,
  ListQueuesResponse__Output as _argint_operations_v1_ListQueuesResponse__Output,
} from '../../../argint/operations/v1/ListQueuesResponse.ts';
import type {
  ListRepeatedTasksRequest as _argint_operations_v1_ListRepeatedTasksRequest,
  ListRepeatedTasksRequest__Output as _argint_operations_v1_ListRepeatedTasksRequest__Output,
} from '../../../argint/operations/v1/ListRepeatedTasksRequest.ts';
import type {
  ListRepeatedTasksResponse as _argint_operations_v1_ListRepeatedTasksResponse,
  ListRepeatedTasksResponse__Output as _argint_operations_v1_ListRepeatedTasksResponse__Output,
} from '../../../argint/operations/v1/ListRepeatedTasksResponse.ts';
import type {
  ReplayDeadLetterRequest as _argint_operations_v1_ReplayDeadLetterRequest,
  ReplayDeadLetterRequest__Output as _argint_operations_v1_ReplayDeadLetterRequest__Output,
} from '../../../argint/operations/v1/ReplayDeadLetterRequest.ts';
import type {
  ReplayDeadLetterResponse as _argint_operations_v1_ReplayDeadLetterResponse,
  ReplayDeadLetterResponse__Output as _argint_operations_v1_ReplayDeadLetterResponse__Output,
} from '../../../argint/operations/v1/ReplayDeadLetterResponse.ts';
import type {
  RunRepeatedTaskRequest as _argint_operations_v1_RunRepeatedTaskRequest,
  RunRepeatedTaskRequest__Output as _argint_operations_v1_RunRepeatedTaskRequest__Output,
} from '../../../argint/operations/v1/RunRepeatedTaskRequest.ts';
import type {
  RunRepeatedTaskResponse as _argint_operations_v1_RunRepeatedTaskResponse,
  RunRepeatedTaskResponse__Output as _argint_operations_v1_RunRepeatedTaskResponse__Output,
} from '../../../argint/operations/v1/RunRepeatedTaskResponse.ts';
import type {
  RunSecurityChecksRequest as _argint_operations_v1_RunSecurityChecksRequest,
  RunSecurityChecksRequest__Output as _argint_operations_v1_RunSecurityChecksRequest__Output,
} from '../../../argint/operations/v1/RunSecurityChecksRequest.ts';
import type {
  RunSecurityChecksResponse as _argint_operations_v1_RunSecurityChecksResponse,
  RunSecurityChecksResponse__Output as _argint_operations_v1_RunSecurityChecksResponse__Output,
} from '../../../argint/operations/v1/RunSecurityChecksResponse.ts';

export interface OperationsServiceClient extends grpc.Client {
  /**
   * Deletes a dead letter.
   * Errors: NOT_FOUND.
   */
  DropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  DropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Deletes a dead letter.
   * Errors: NOT_FOUND.
   */
  dropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  dropDeadLetter(
    argument: _argint_operations_v1_DropDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_DropDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Errors: NOT_FOUND.
   */
  GetDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Errors: NOT_FOUND.
   */
  getDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  getDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  getDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  getDeadLetter(
    argument: _argint_operations_v1_GetDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_GetDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the size of the outbox of the service that answers.
   */
  GetOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  GetOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the size of the outbox of the service that answers.
   */
  getOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;
  getOutbox(
    argument: _argint_operations_v1_GetOutboxRequest,
    callback: grpc.requestCallback<_argint_operations_v1_GetOutboxResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns dead letters, newest first.
   */
  ListDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns dead letters, newest first.
   */
  listDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  listDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  listDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;
  listDeadLetters(
    argument: _argint_operations_v1_ListDeadLettersRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListDeadLettersResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the lag of every consumer group of the event bus, of all services.
   */
  ListQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the lag of every consumer group of the event bus, of all services.
   */
  listQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  listQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  listQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;
  listQueues(
    argument: _argint_operations_v1_ListQueuesRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListQueuesResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns the tasks that the process that answers repeats, such as sweepers.
   */
  ListRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  ListRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns the tasks that the process that answers repeats, such as sweepers.
   */
  listRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;
  listRepeatedTasks(
    argument: _argint_operations_v1_ListRepeatedTasksRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ListRepeatedTasksResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Delivers the event to its group again.
   * Errors: NOT_FOUND.
   */
  ReplayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReplayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReplayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  ReplayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Delivers the event to its group again.
   * Errors: NOT_FOUND.
   */
  replayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  replayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  replayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;
  replayDeadLetter(
    argument: _argint_operations_v1_ReplayDeadLetterRequest,
    callback: grpc.requestCallback<_argint_operations_v1_ReplayDeadLetterResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Runs one of them now, in the process that answers, and waits for its end.
   * Errors: NOT_FOUND.
   */
  RunRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Runs one of them now, in the process that answers, and waits for its end.
   * Errors: NOT_FOUND.
   */
  runRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  runRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  runRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;
  runRepeatedTask(
    argument: _argint_operations_v1_RunRepeatedTaskRequest,
    callback: grpc.requestCallback<_argint_operations_v1_RunRepeatedTaskResponse__Output>,
  ): grpc.ClientUnaryCall;

  /**
   * Returns what the service that answers finds out about its own security.
   */
  RunSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  RunSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  /**
   * Returns what the service that answers finds out about its own security.
   */
  runSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    metadata: grpc.Metadata,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  runSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    metadata: grpc.Metadata,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  runSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    options: grpc.CallOptions,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
  runSecurityChecks(
    argument: _argint_operations_v1_RunSecurityChecksRequest,
    callback: grpc.requestCallback<_argint_operations_v1_RunSecurityChecksResponse__Output>,
  ): grpc.ClientUnaryCall;
}

export interface OperationsServiceHandlers extends grpc.UntypedServiceImplementation {
  /**
   * Deletes a dead letter.
   * Errors: NOT_FOUND.
   */
  DropDeadLetter: grpc.handleUnaryCall<
    _argint_operations_v1_DropDeadLetterRequest__Output,
    _argint_operations_v1_DropDeadLetterResponse
  >;

  /**
   * Errors: NOT_FOUND.
   */
  GetDeadLetter: grpc.handleUnaryCall<
    _argint_operations_v1_GetDeadLetterRequest__Output,
    _argint_operations_v1_GetDeadLetterResponse
  >;

  /**
   * Returns the size of the outbox of the service that answers.
   */
  GetOutbox: grpc.handleUnaryCall<
    _argint_operations_v1_GetOutboxRequest__Output,
    _argint_operations_v1_GetOutboxResponse
  >;

  /**
   * Returns dead letters, newest first.
   */
  ListDeadLetters: grpc.handleUnaryCall<
    _argint_operations_v1_ListDeadLettersRequest__Output,
    _argint_operations_v1_ListDeadLettersResponse
  >;

  /**
   * Returns the lag of every consumer group of the event bus, of all services.
   */
  ListQueues: grpc.handleUnaryCall<
    _argint_operations_v1_ListQueuesRequest__Output,
    _argint_operations_v1_ListQueuesResponse
  >;

  /**
   * Returns the tasks that the process that answers repeats, such as sweepers.
   */
  ListRepeatedTasks: grpc.handleUnaryCall<
    _argint_operations_v1_ListRepeatedTasksRequest__Output,
    _argint_operations_v1_ListRepeatedTasksResponse
  >;

  /**
   * Delivers the event to its group again.
   * Errors: NOT_FOUND.
   */
  ReplayDeadLetter: grpc.handleUnaryCall<
    _argint_operations_v1_ReplayDeadLetterRequest__Output,
    _argint_operations_v1_ReplayDeadLetterResponse
  >;

  /**
   * Runs one of them now, in the process that answers, and waits for its end.
   * Errors: NOT_FOUND.
   */
  RunRepeatedTask: grpc.handleUnaryCall<
    _argint_operations_v1_RunRepeatedTaskRequest__Output,
    _argint_operations_v1_RunRepeatedTaskResponse
  >;

  /**
   * Returns what the service that answers finds out about its own security.
   */
  RunSecurityChecks: grpc.handleUnaryCall<
    _argint_operations_v1_RunSecurityChecksRequest__Output,
    _argint_operations_v1_RunSecurityChecksResponse
  >;
}

export interface OperationsServiceDefinition extends grpc.ServiceDefinition {
  DropDeadLetter: MethodDefinition<
    _argint_operations_v1_DropDeadLetterRequest,
    _argint_operations_v1_DropDeadLetterResponse,
    _argint_operations_v1_DropDeadLetterRequest__Output,
    _argint_operations_v1_DropDeadLetterResponse__Output
  >;
  GetDeadLetter: MethodDefinition<
    _argint_operations_v1_GetDeadLetterRequest,
    _argint_operations_v1_GetDeadLetterResponse,
    _argint_operations_v1_GetDeadLetterRequest__Output,
    _argint_operations_v1_GetDeadLetterResponse__Output
  >;
  GetOutbox: MethodDefinition<
    _argint_operations_v1_GetOutboxRequest,
    _argint_operations_v1_GetOutboxResponse,
    _argint_operations_v1_GetOutboxRequest__Output,
    _argint_operations_v1_GetOutboxResponse__Output
  >;
  ListDeadLetters: MethodDefinition<
    _argint_operations_v1_ListDeadLettersRequest,
    _argint_operations_v1_ListDeadLettersResponse,
    _argint_operations_v1_ListDeadLettersRequest__Output,
    _argint_operations_v1_ListDeadLettersResponse__Output
  >;
  ListQueues: MethodDefinition<
    _argint_operations_v1_ListQueuesRequest,
    _argint_operations_v1_ListQueuesResponse,
    _argint_operations_v1_ListQueuesRequest__Output,
    _argint_operations_v1_ListQueuesResponse__Output
  >;
  ListRepeatedTasks: MethodDefinition<
    _argint_operations_v1_ListRepeatedTasksRequest,
    _argint_operations_v1_ListRepeatedTasksResponse,
    _argint_operations_v1_ListRepeatedTasksRequest__Output,
    _argint_operations_v1_ListRepeatedTasksResponse__Output
  >;
  ReplayDeadLetter: MethodDefinition<
    _argint_operations_v1_ReplayDeadLetterRequest,
    _argint_operations_v1_ReplayDeadLetterResponse,
    _argint_operations_v1_ReplayDeadLetterRequest__Output,
    _argint_operations_v1_ReplayDeadLetterResponse__Output
  >;
  RunRepeatedTask: MethodDefinition<
    _argint_operations_v1_RunRepeatedTaskRequest,
    _argint_operations_v1_RunRepeatedTaskResponse,
    _argint_operations_v1_RunRepeatedTaskRequest__Output,
    _argint_operations_v1_RunRepeatedTaskResponse__Output
  >;
  RunSecurityChecks: MethodDefinition<
    _argint_operations_v1_RunSecurityChecksRequest,
    _argint_operations_v1_RunSecurityChecksResponse,
    _argint_operations_v1_RunSecurityChecksRequest__Output,
    _argint_operations_v1_RunSecurityChecksResponse__Output
  >;
}

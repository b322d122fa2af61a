import type * as grpc from '@grpc/grpc-js';
import type { MessageTypeDefinition } from '@grpc/proto-loader';

import type {
  DeadLetter as _argint_operations_v1_DeadLetter,
  DeadLetter__Output as _argint_operations_v1_DeadLetter__Output,
} from './argint/operations/v1/DeadLetter.ts';
import type {
  DropDeadLetterRequest as _argint_operations_v1_DropDeadLetterRequest,
  DropDeadLetterRequest__Output as _argint_operations_v1_DropDeadLetterRequest__Output,
} from './argint/operations/v1/DropDeadLetterRequest.ts';
import type {
  DropDeadLetterResponse as _argint_operations_v1_DropDeadLetterResponse,
  DropDeadLetterResponse__Output as _argint_operations_v1_DropDeadLetterResponse__Output,
} from './argint/operations/v1/DropDeadLetterResponse.ts';
import type {
  GetDeadLetterRequest as _argint_operations_v1_GetDeadLetterRequest,
  GetDeadLetterRequest__Output as _argint_operations_v1_GetDeadLetterRequest__Output,
} from './argint/operations/v1/GetDeadLetterRequest.ts';
import type {
  GetDeadLetterResponse as _argint_operations_v1_GetDeadLetterResponse,
  GetDeadLetterResponse__Output as _argint_operations_v1_GetDeadLetterResponse__Output,
} from './argint/operations/v1/GetDeadLetterResponse.ts';
import type {
  GetOutboxRequest as _argint_operations_v1_GetOutboxRequest,
  GetOutboxRequest__Output as _argint_operations_v1_GetOutboxRequest__Output,
} from './argint/operations/v1/GetOutboxRequest.ts';
import type {
  GetOutboxResponse as _argint_operations_v1_GetOutboxResponse,
  GetOutboxResponse__Output as _argint_operations_v1_GetOutboxResponse__Output,
} from './argint/operations/v1/GetOutboxResponse.ts';
import type {
  ListDeadLettersRequest as _argint_operations_v1_ListDeadLettersRequest,
  ListDeadLettersRequest__Output as _argint_operations_v1_ListDeadLettersRequest__Output,
} from './argint/operations/v1/ListDeadLettersRequest.ts';
import type {
  ListDeadLettersResponse as _argint_operations_v1_ListDeadLettersResponse,
  ListDeadLettersResponse__Output as _argint_operations_v1_ListDeadLettersResponse__Output,
} from './argint/operations/v1/ListDeadLettersResponse.ts';
import type {
  ListQueuesRequest as _argint_operations_v1_ListQueuesRequest,
  ListQueuesRequest__Output as _argint_operations_v1_ListQueuesRequest__Output,
} from './argint/operations/v1/ListQueuesRequest.ts';
import type {
  ListQueuesResponse as _argint_operations_v1_ListQueuesResponse,
  ListQueuesResponse__Output as _argint_operations_v1_ListQueuesResponse__Output,
} from './argint/operations/v1/ListQueuesResponse.ts';
import type {
  ListRepeatedTasksRequest as _argint_operations_v1_ListRepeatedTasksRequest,
  ListRepeatedTasksRequest__Output as _argint_operations_v1_ListRepeatedTasksRequest__Output,
} from './argint/operations/v1/ListRepeatedTasksRequest.ts';
import type {
  ListRepeatedTasksResponse as _argint_operations_v1_ListRepeatedTasksResponse,
  ListRepeatedTasksResponse__Output as _argint_operations_v1_ListRepeatedTasksResponse__Output,
} from './argint/operations/v1/ListRepeatedTasksResponse.ts';
import type {
  OperationsServiceClient as _argint_operations_v1_OperationsServiceClient,
  OperationsServiceDefinition as _argint_operations_v1_OperationsServiceDefinition,
} from './argint/operations/v1/OperationsService.ts';
import type {
  Queue as _argint_operations_v1_Queue,
  Queue__Output as _argint_operations_v1_Queue__Output,
} from './argint/operations/v1/Queue.ts';
import type {
  RepeatedTask as _argint_operations_v1_RepeatedTask,
  RepeatedTask__Output as _argint_operations_v1_RepeatedTask__Output,
} from './argint/operations/v1/RepeatedTask.ts';
import type {
  ReplayDeadLetterRequest as _argint_operations_v1_ReplayDeadLetterRequest,
  ReplayDeadLetterRequest__Output as _argint_operations_v1_ReplayDeadLetterRequest__Output,
} from './argint/operations/v1/ReplayDeadLetterRequest.ts';
import type {
  ReplayDeadLetterResponse as _argint_operations_v1_ReplayDeadLetterResponse,
  ReplayDeadLetterResponse__Output as _argint_operations_v1_ReplayDeadLetterResponse__Output,
} from './argint/operations/v1/ReplayDeadLetterResponse.ts';
import type {
  RunRepeatedTaskRequest as _argint_operations_v1_RunRepeatedTaskRequest,
  RunRepeatedTaskRequest__Output as _argint_operations_v1_RunRepeatedTaskRequest__Output,
} from './argint/operations/v1/RunRepeatedTaskRequest.ts';
import type {
  RunRepeatedTaskResponse as _argint_operations_v1_RunRepeatedTaskResponse,
  RunRepeatedTaskResponse__Output as _argint_operations_v1_RunRepeatedTaskResponse__Output,
} from './argint/operations/v1/RunRepeatedTaskResponse.ts';
import type {
  RunSecurityChecksRequest as _argint_operations_v1_RunSecurityChecksRequest,
  RunSecurityChecksRequest__Output as _argint_operations_v1_RunSecurityChecksRequest__Output,
} from './argint/operations/v1/RunSecurityChecksRequest.ts';
import type {
  RunSecurityChecksResponse as _argint_operations_v1_RunSecurityChecksResponse,
  RunSecurityChecksResponse__Output as _argint_operations_v1_RunSecurityChecksResponse__Output,
} from './argint/operations/v1/RunSecurityChecksResponse.ts';
import type {
  SecurityCheck as _argint_operations_v1_SecurityCheck,
  SecurityCheck__Output as _argint_operations_v1_SecurityCheck__Output,
} from './argint/operations/v1/SecurityCheck.ts';

type SubtypeConstructor<Constructor extends new (...args: any) => any, Subtype> = {
  new (...args: ConstructorParameters<Constructor>): Subtype;
};

export interface ProtoGrpcType {
  argint: {
    operations: {
      v1: {
        DeadLetter: MessageTypeDefinition<
          _argint_operations_v1_DeadLetter,
          _argint_operations_v1_DeadLetter__Output
        >;
        DropDeadLetterRequest: MessageTypeDefinition<
          _argint_operations_v1_DropDeadLetterRequest,
          _argint_operations_v1_DropDeadLetterRequest__Output
        >;
        DropDeadLetterResponse: MessageTypeDefinition<
          _argint_operations_v1_DropDeadLetterResponse,
          _argint_operations_v1_DropDeadLetterResponse__Output
        >;
        GetDeadLetterRequest: MessageTypeDefinition<
          _argint_operations_v1_GetDeadLetterRequest,
          _argint_operations_v1_GetDeadLetterRequest__Output
        >;
        GetDeadLetterResponse: MessageTypeDefinition<
          _argint_operations_v1_GetDeadLetterResponse,
          _argint_operations_v1_GetDeadLetterResponse__Output
        >;
        GetOutboxRequest: MessageTypeDefinition<
          _argint_operations_v1_GetOutboxRequest,
          _argint_operations_v1_GetOutboxRequest__Output
        >;
        GetOutboxResponse: MessageTypeDefinition<
          _argint_operations_v1_GetOutboxResponse,
          _argint_operations_v1_GetOutboxResponse__Output
        >;
        ListDeadLettersRequest: MessageTypeDefinition<
          _argint_operations_v1_ListDeadLettersRequest,
          _argint_operations_v1_ListDeadLettersRequest__Output
        >;
        ListDeadLettersResponse: MessageTypeDefinition<
          _argint_operations_v1_ListDeadLettersResponse,
          _argint_operations_v1_ListDeadLettersResponse__Output
        >;
        ListQueuesRequest: MessageTypeDefinition<
          _argint_operations_v1_ListQueuesRequest,
          _argint_operations_v1_ListQueuesRequest__Output
        >;
        ListQueuesResponse: MessageTypeDefinition<
          _argint_operations_v1_ListQueuesResponse,
          _argint_operations_v1_ListQueuesResponse__Output
        >;
        ListRepeatedTasksRequest: MessageTypeDefinition<
          _argint_operations_v1_ListRepeatedTasksRequest,
          _argint_operations_v1_ListRepeatedTasksRequest__Output
        >;
        ListRepeatedTasksResponse: MessageTypeDefinition<
          _argint_operations_v1_ListRepeatedTasksResponse,
          _argint_operations_v1_ListRepeatedTasksResponse__Output
        >;
        OperationsService: SubtypeConstructor<
          typeof grpc.Client,
          _argint_operations_v1_OperationsServiceClient
        > & { service: _argint_operations_v1_OperationsServiceDefinition };
        Queue: MessageTypeDefinition<
          _argint_operations_v1_Queue,
          _argint_operations_v1_Queue__Output
        >;
        RepeatedTask: MessageTypeDefinition<
          _argint_operations_v1_RepeatedTask,
          _argint_operations_v1_RepeatedTask__Output
        >;
        ReplayDeadLetterRequest: MessageTypeDefinition<
          _argint_operations_v1_ReplayDeadLetterRequest,
          _argint_operations_v1_ReplayDeadLetterRequest__Output
        >;
        ReplayDeadLetterResponse: MessageTypeDefinition<
          _argint_operations_v1_ReplayDeadLetterResponse,
          _argint_operations_v1_ReplayDeadLetterResponse__Output
        >;
        RunRepeatedTaskRequest: MessageTypeDefinition<
          _argint_operations_v1_RunRepeatedTaskRequest,
          _argint_operations_v1_RunRepeatedTaskRequest__Output
        >;
        RunRepeatedTaskResponse: MessageTypeDefinition<
          _argint_operations_v1_RunRepeatedTaskResponse,
          _argint_operations_v1_RunRepeatedTaskResponse__Output
        >;
        RunSecurityChecksRequest: MessageTypeDefinition<
          _argint_operations_v1_RunSecurityChecksRequest,
          _argint_operations_v1_RunSecurityChecksRequest__Output
        >;
        RunSecurityChecksResponse: MessageTypeDefinition<
          _argint_operations_v1_RunSecurityChecksResponse,
          _argint_operations_v1_RunSecurityChecksResponse__Output
        >;
        SecurityCheck: MessageTypeDefinition<
          _argint_operations_v1_SecurityCheck,
          _argint_operations_v1_SecurityCheck__Output
        >;
      };
    };
  };
}

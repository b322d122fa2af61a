// Original file: proto/argint/operations/v1/operations.proto

import type {
  Queue as _argint_operations_v1_Queue,
  Queue__Output as _argint_operations_v1_Queue__Output,
} from '../../../argint/operations/v1/Queue.ts';

export interface ListQueuesResponse {
  queues?: _argint_operations_v1_Queue[];
}

export interface ListQueuesResponse__Output {
  queues: _argint_operations_v1_Queue__Output[];
}

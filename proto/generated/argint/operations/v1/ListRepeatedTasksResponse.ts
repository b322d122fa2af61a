// Original file: proto/argint/operations/v1/operations.proto

import type {
  RepeatedTask as _argint_operations_v1_RepeatedTask,
  RepeatedTask__Output as _argint_operations_v1_RepeatedTask__Output,
} from '../../../argint/operations/v1/RepeatedTask.ts';

export interface ListRepeatedTasksResponse {
  tasks?: _argint_operations_v1_RepeatedTask[];
}

export interface ListRepeatedTasksResponse__Output {
  tasks: _argint_operations_v1_RepeatedTask__Output[];
}

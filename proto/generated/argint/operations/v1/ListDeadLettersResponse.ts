// Original file: proto/argint/operations/v1/operations.proto

import type {
  DeadLetter as _argint_operations_v1_DeadLetter,
  DeadLetter__Output as _argint_operations_v1_DeadLetter__Output,
} from '../../../argint/operations/v1/DeadLetter.ts';

export interface ListDeadLettersResponse {
  deadLetters?: _argint_operations_v1_DeadLetter[];
}

export interface ListDeadLettersResponse__Output {
  deadLetters: _argint_operations_v1_DeadLetter__Output[];
}

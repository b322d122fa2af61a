// Original file: proto/argint/operations/v1/operations.proto

import type {
  DeadLetter as _argint_operations_v1_DeadLetter,
  DeadLetter__Output as _argint_operations_v1_DeadLetter__Output,
} from '../../../argint/operations/v1/DeadLetter.ts';

export interface GetDeadLetterResponse {
  deadLetter?: _argint_operations_v1_DeadLetter | null;
  /**
   * The event as JSON. Absent when its data does not fit the topic's schema.
   */
  eventJson?: string;
  _eventJson?: 'eventJson';
}

export interface GetDeadLetterResponse__Output {
  deadLetter: _argint_operations_v1_DeadLetter__Output | null;
  /**
   * The event as JSON. Absent when its data does not fit the topic's schema.
   */
  eventJson?: string;
}

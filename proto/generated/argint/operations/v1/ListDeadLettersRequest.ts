// Original file: proto/argint/operations/v1/operations.proto

export interface ListDeadLettersRequest {
  topic?: string;
  group?: string;
  /**
   * 100 when absent.
   */
  limit?: number;
  _topic?: 'topic';
  _group?: 'group';
  _limit?: 'limit';
}

export interface ListDeadLettersRequest__Output {
  topic?: string;
  group?: string;
  /**
   * 100 when absent.
   */
  limit?: number;
}

// Original file: proto/argint/operations/v1/operations.proto

export interface GetOutboxResponse {
  /**
   * Aggregates with events that are not published yet.
   */
  waiting?: number;
  oldestAgeSeconds?: number | string;
}

export interface GetOutboxResponse__Output {
  /**
   * Aggregates with events that are not published yet.
   */
  waiting: number;
  oldestAgeSeconds: number;
}

// Original file: proto/argint/operations/v1/operations.proto

export interface RepeatedTask {
  task?: string;
  everySeconds?: number | string;
  /**
   * ISO 8601. Absent before the first run of this process.
   */
  startedAt?: string;
  endedAt?: string;
  /**
   * Whether the last run that ended has failed.
   */
  hasFailed?: boolean;
  _startedAt?: 'startedAt';
  _endedAt?: 'endedAt';
}

export interface RepeatedTask__Output {
  task: string;
  everySeconds: number;
  /**
   * ISO 8601. Absent before the first run of this process.
   */
  startedAt?: string;
  endedAt?: string;
  /**
   * Whether the last run that ended has failed.
   */
  hasFailed: boolean;
}

// Original file: proto/argint/operations/v1/operations.proto

export interface DeadLetter {
  id?: string;
  topic?: string;
  group?: string;
  eventId?: string;
  /**
   * The event's ordering key.
   */
  subject?: string;
  /**
   * Code or name of the last error.
   */
  error?: string;
  /**
   * ISO 8601 time at which the group gave up.
   */
  at?: string;
}

export interface DeadLetter__Output {
  id: string;
  topic: string;
  group: string;
  eventId: string;
  /**
   * The event's ordering key.
   */
  subject: string;
  /**
   * Code or name of the last error.
   */
  error: string;
  /**
   * ISO 8601 time at which the group gave up.
   */
  at: string;
}

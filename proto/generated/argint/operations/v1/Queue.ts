// Original file: proto/argint/operations/v1/operations.proto

export interface Queue {
  topic?: string;
  group?: string;
  /**
   * Where events of this group wait for another attempt.
   */
  retryTopic?: string;
  /**
   * Published events that are neither handled nor moved to the retry topic.
   */
  lag?: number;
  /**
   * Age of the oldest event that is neither handled nor a dead letter.
   */
  oldestAgeSeconds?: number | string;
  /**
   * Events in the retry topic.
   */
  retries?: number;
  deadLetters?: number;
}

export interface Queue__Output {
  topic: string;
  group: string;
  /**
   * Where events of this group wait for another attempt.
   */
  retryTopic: string;
  /**
   * Published events that are neither handled nor moved to the retry topic.
   */
  lag: number;
  /**
   * Age of the oldest event that is neither handled nor a dead letter.
   */
  oldestAgeSeconds: number;
  /**
   * Events in the retry topic.
   */
  retries: number;
  deadLetters: number;
}

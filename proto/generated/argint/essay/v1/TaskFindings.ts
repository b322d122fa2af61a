// Original file: proto/argint/essay/v1/essay.proto

import type { Long } from '@grpc/proto-loader';

export interface TaskFindings {
  /**
   * Id of the task.
   */
  taskId?: string;
  fence?: number | string | Long;
  /**
   * Findings of contracts as JSON.
   */
  findingsJson?: string;
  /**
   * Rises each time the holder of the task saves its findings again. 0: it saves them once.
   */
  revision?: number;
}

export interface TaskFindings__Output {
  /**
   * Id of the task.
   */
  taskId: string;
  fence: number;
  /**
   * Findings of contracts as JSON.
   */
  findingsJson: string;
  /**
   * Rises each time the holder of the task saves its findings again. 0: it saves them once.
   */
  revision: number;
}

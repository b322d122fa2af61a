// Original file: proto/argint/essay/v1/essay.proto

export interface StoredFindings {
  /**
   * Id of the task.
   */
  taskId?: string;
  findingsJson?: string;
}

export interface StoredFindings__Output {
  /**
   * Id of the task.
   */
  taskId: string;
  findingsJson: string;
}

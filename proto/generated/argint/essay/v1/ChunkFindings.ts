// Original file: proto/argint/essay/v1/essay.proto

export interface ChunkFindings {
  /**
   * Id of the task.
   */
  chunkId?: string;
  findingsJson?: string;
}

export interface ChunkFindings__Output {
  /**
   * Id of the task.
   */
  chunkId: string;
  findingsJson: string;
}

// Original file: proto/argint/essay/v1/essay.proto

export interface ChunkFindings {
  chunkId?: string;
  findingsJson?: string;
}

export interface ChunkFindings__Output {
  chunkId: string;
  findingsJson: string;
}

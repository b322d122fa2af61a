// Original file: proto/argint/essay/v1/essay.proto

import type { Long } from '@grpc/proto-loader';

export interface SaveFindingsRequest {
  essayId?: string;
  jobId?: string;
  chunkId?: string;
  fence?: number | string | Long;
  /**
   * A Findings of contracts.
   */
  findingsJson?: string;
}

export interface SaveFindingsRequest__Output {
  essayId: string;
  jobId: string;
  chunkId: string;
  fence: number;
  /**
   * A Findings of contracts.
   */
  findingsJson: string;
}

// Original file: /work/main/proto/argint/essay/v1/essay.proto

import type { Long } from '@grpc/proto-loader';

export interface SaveFindingsRequest {
  essayId?: string;
  jobId?: string;
  chunkId?: string;
  fence?: number | string | Long;
  findingsJson?: string;
}

export interface SaveFindingsRequest__Output {
  essayId: string;
  jobId: string;
  chunkId: string;
  fence: number;
  findingsJson: string;
}

// Original file: proto/argint/essay/v1/essay.proto

import type {
  ChunkFindings as _argint_essay_v1_ChunkFindings,
  ChunkFindings__Output as _argint_essay_v1_ChunkFindings__Output,
} from '../../../argint/essay/v1/ChunkFindings.ts';

export interface ReadFindingsResponse {
  findings?: _argint_essay_v1_ChunkFindings[];
}

export interface ReadFindingsResponse__Output {
  findings: _argint_essay_v1_ChunkFindings__Output[];
}

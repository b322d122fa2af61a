// Original file: proto/argint/essay/v1/essay.proto

import type {
  StoredFindings as _argint_essay_v1_StoredFindings,
  StoredFindings__Output as _argint_essay_v1_StoredFindings__Output,
} from '../../../argint/essay/v1/StoredFindings.ts';

export interface ReadFindingsResponse {
  findings?: _argint_essay_v1_StoredFindings[];
}

export interface ReadFindingsResponse__Output {
  findings: _argint_essay_v1_StoredFindings__Output[];
}

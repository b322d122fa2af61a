// Original file: proto/argint/operations/v1/operations.proto

import type {
  SecurityCheck as _argint_operations_v1_SecurityCheck,
  SecurityCheck__Output as _argint_operations_v1_SecurityCheck__Output,
} from '../../../argint/operations/v1/SecurityCheck.ts';

export interface RunSecurityChecksResponse {
  checks?: _argint_operations_v1_SecurityCheck[];
}

export interface RunSecurityChecksResponse__Output {
  checks: _argint_operations_v1_SecurityCheck__Output[];
}

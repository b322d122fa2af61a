// Original file: proto/argint/operations/v1/operations.proto

export interface RunRepeatedTaskResponse {
  hasFailed?: boolean;
}

export interface RunRepeatedTaskResponse__Output {
  hasFailed: boolean;
}

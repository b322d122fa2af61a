// Original file: proto/argint/operations/v1/operations.proto

export interface RunRepeatedTaskRequest {
  task?: string;
}

export interface RunRepeatedTaskRequest__Output {
  task: string;
}

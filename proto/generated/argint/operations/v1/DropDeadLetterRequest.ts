// Original file: proto/argint/operations/v1/operations.proto

export interface DropDeadLetterRequest {
  id?: string;
}

export interface DropDeadLetterRequest__Output {
  id: string;
}

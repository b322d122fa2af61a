// Original file: proto/argint/operations/v1/operations.proto

export interface ReplayDeadLetterRequest {
  id?: string;
}

export interface ReplayDeadLetterRequest__Output {
  id: string;
}

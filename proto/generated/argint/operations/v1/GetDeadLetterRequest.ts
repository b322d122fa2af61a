// Original file: proto/argint/operations/v1/operations.proto

export interface GetDeadLetterRequest {
  id?: string;
}

export interface GetDeadLetterRequest__Output {
  id: string;
}

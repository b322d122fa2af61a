// Original file: /work/main/proto/argint/auth/v1/auth.proto

export interface GetKeysResponse {
  jwksJson?: string;
}

export interface GetKeysResponse__Output {
  jwksJson: string;
}

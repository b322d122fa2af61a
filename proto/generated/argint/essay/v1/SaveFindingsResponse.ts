// Original file: /work/main/proto/argint/essay/v1/essay.proto

export interface SaveFindingsResponse {
  saved?: boolean;
}

export interface SaveFindingsResponse__Output {
  saved: boolean;
}

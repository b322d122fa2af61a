// Original file: proto/argint/auth/v1/auth.proto

export interface EndSessionsResponse {
  /**
   * Sessions that were open.
   */
  sessions?: number;
}

export interface EndSessionsResponse__Output {
  /**
   * Sessions that were open.
   */
  sessions: number;
}

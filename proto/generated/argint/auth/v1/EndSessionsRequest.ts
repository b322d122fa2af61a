// Original file: proto/argint/auth/v1/auth.proto

export interface EndSessionsRequest {
  userId?: string;
  /**
   * Count only.
   */
  dryRun?: boolean;
}

export interface EndSessionsRequest__Output {
  userId: string;
  /**
   * Count only.
   */
  dryRun: boolean;
}

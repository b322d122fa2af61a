// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface ListJobsRequest {
  userId?: string;
  /**
   * Default 50, at most 100.
   */
  limit?: number;
  /**
   * next_cursor of the page before. Empty for the first page.
   */
  cursor?: string;
}

export interface ListJobsRequest__Output {
  userId: string;
  /**
   * Default 50, at most 100.
   */
  limit: number;
  /**
   * next_cursor of the page before. Empty for the first page.
   */
  cursor: string;
}

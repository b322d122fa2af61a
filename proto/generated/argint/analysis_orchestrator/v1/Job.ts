// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface Job {
  jobId?: string;
  essayId?: string;
  userId?: string;
  /**
   * queued, processing, completed, failed or cancelled.
   */
  status?: string;
  /**
   * 0 to 100.
   */
  progress?: number;
  processingStage?: string;
  /**
   * Message for the user when the job has failed; absent otherwise.
   */
  error?: string;
  createdAt?: string;
  completedAt?: string;
  _error?: 'error';
  _completedAt?: 'completedAt';
}

export interface Job__Output {
  jobId: string;
  essayId: string;
  userId: string;
  /**
   * queued, processing, completed, failed or cancelled.
   */
  status: string;
  /**
   * 0 to 100.
   */
  progress: number;
  processingStage: string;
  /**
   * Message for the user when the job has failed; absent otherwise.
   */
  error?: string;
  createdAt: string;
  completedAt?: string;
}

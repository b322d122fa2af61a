// Original file: proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface Job {
  jobId?: string;
  essayId?: string;
  userId?: string;
  /**
   * queued, processing, completed, failed, cancelled.
   */
  status?: string;
  progress?: number;
  processingStage?: string;
  /**
   * What the user is told of a failure; absent otherwise.
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
   * queued, processing, completed, failed, cancelled.
   */
  status: string;
  progress: number;
  processingStage: string;
  /**
   * What the user is told of a failure; absent otherwise.
   */
  error?: string;
  createdAt: string;
  completedAt?: string;
  _error?: 'error';
  _completedAt?: 'completedAt';
}

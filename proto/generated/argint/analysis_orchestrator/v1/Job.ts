// Original file: /work/main/proto/argint/analysis_orchestrator/v1/analysis_orchestrator.proto

export interface Job {
  jobId?: string;
  essayId?: string;
  userId?: string;
  status?: string;
  progress?: number;
  processingStage?: string;
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
  status: string;
  progress: number;
  processingStage: string;
  error?: string;
  createdAt: string;
  completedAt?: string;
  _error?: 'error';
  _completedAt?: 'completedAt';
}

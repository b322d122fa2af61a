import { defineService } from '@argint/service-kit';
import { orchestratorConfig } from './config.ts';
import { createAnalysisOrchestrator } from './create-analysis-orchestrator.ts';
import { jobSchema } from './jobs/analysis-job-schema.ts';

/** Analysis jobs: the saga that starts, follows, cancels and finishes them. */
export const analysisOrchestrator = defineService({
  name: 'analysis-orchestrator',
  config: orchestratorConfig,
  aggregates: [jobSchema],
  calls: ['profile-billing', 'essay'],
  create: createAnalysisOrchestrator,
});

import type { Config, ServiceContext, ServiceParts } from '@argint/service-kit';
import type { Job } from './analysis-job.ts';
import { jobSchema } from './analysis-job-schema.ts';
import type { orchestratorConfig } from './config.ts';
import { onChunkCompleted } from './events/on-chunk-completed.ts';
import { onChunkFailed } from './events/on-chunk-failed.ts';
import { onEssayDeleted } from './events/on-essay-deleted.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { orchestratorGrpc } from './grpc/orchestrator-grpc.ts';
import { orchestratorMetrics } from './metrics.ts';
import { createOpenJobsLimit } from './open-jobs-limit.ts';
import { createOrchestratorService } from './orchestrator-service.ts';

/** A finishing job is left to whoever began it for this long before the sweeper takes it. */
const IDLE_MS = 3_000;

export const createAnalysisOrchestrator = async (
  context: ServiceContext<Config<typeof orchestratorConfig>>,
): Promise<ServiceParts> => {
  const store = context.store();
  const jobs = store.collection<Job>('jobs', jobSchema);
  await store.ready();
  const { refused } = orchestratorMetrics(context.metrics.registry, jobs);
  const service = createOrchestratorService({
    jobs,
    billing: context.client('profile-billing'),
    essays: context.client('essay'),
    context,
    deadlineSeconds: context.config.JOB_DEADLINE_SECONDS,
    whereThereIsRoom: createOpenJobsLimit({
      jobs,
      max: context.config.JOBS_MAX_OPEN,
      onRefused: () => refused.inc(),
    }),
  });

  return {
    grpc: { 'analysis-orchestrator': orchestratorGrpc(service) },
    start: async () => {
      await context.subscribe('analysis.chunks.completed', onChunkCompleted(service));
      await context.subscribe('analysis.chunks.failed', onChunkFailed(service));
      await context.subscribe('essays.deleted', onEssayDeleted(service));
      await context.subscribe('users.deleted', onUserDeleted(service));
      // What the last life left in the middle is taken up at once, not after the idle time.
      context.soon('first sweep', () => service.sweep(0));
      context.every(context.config.JOB_SWEEP_SECONDS * 1_000, 'sweep', () =>
        service.sweep(IDLE_MS),
      );
    },
  };
};

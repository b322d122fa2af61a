import type { Config, Logger, ServiceContext, ServiceParts } from '@argint/service-kit';
import { jobSchema } from './jobs/analysis-job-schema.ts';
import type { orchestratorConfig } from './config.ts';
import { onTasksCompleted } from './events/on-tasks-completed.ts';
import { onTaskFailed } from './events/on-task-failed.ts';
import { onTaskAdvanced } from './events/on-task-advanced.ts';
import { onEssayDeleted } from './events/on-essay-deleted.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { analysisOrchestratorGrpc } from './grpc/analysis-orchestrator-grpc.ts';
import { createAnalysisOrchestratorMetrics } from './metrics.ts';
import { createJobCapacity } from './jobs/job-capacity.ts';
import {
  createOrchestratorService,
  type OrchestratorService,
} from './jobs/analysis-job-service.ts';

/**
 * A finishing process renews its leases at every sweep. One that another process has seen unchanged for this many
 * sweeps is taken over, at the second sweep after the first look: 4 to 6 s after a crash with the default interval.
 */
const LEASE_SWEEPS = 1.75;

/** Writes a line for each start. A repeated start has the same job. */
const loggedStarts = (service: OrchestratorService, logger: Logger): OrchestratorService => ({
  ...service,
  start: async (request) => {
    const job = await service.start(request);
    const { _id: jobId, essayId, analysisType, tasks } = job;
    logger.info({ jobId, essayId, analysisType, tasks: tasks.length }, 'analysis started');
    return job;
  },
});

export const createAnalysisOrchestrator = async (
  context: ServiceContext<Config<typeof orchestratorConfig>, 'analysis-orchestrator'>,
): Promise<ServiceParts> => {
  const store = await context.store();
  const jobs = store.collection(jobSchema);
  await store.ready();
  const metrics = createAnalysisOrchestratorMetrics(context.metrics.registry, {
    jobs,
    clock: context.clock,
  });
  const sweepMs = context.config.JOB_SWEEP_SECONDS * 1_000;
  const service = createOrchestratorService({
    jobs,
    billing: context.client('profile-billing'),
    essays: context.client('essay'),
    context,
    deadlineSeconds: context.config.JOB_DEADLINE_SECONDS,
    leaseMs: LEASE_SWEEPS * sweepMs,
    withJobCapacity: createJobCapacity({
      jobs,
      max: context.config.JOBS_MAX_OPEN,
      onRefused: () => metrics.refused.inc(),
    }),
    onFinished: (job) => {
      metrics.finished(job);
      const { _id: jobId, essayId, status } = job;
      context.logger.info({ jobId, essayId, status }, 'analysis ended');
    },
  });

  return {
    grpc: {
      'analysis-orchestrator': analysisOrchestratorGrpc(loggedStarts(service, context.logger)),
    },
    start: async () => {
      await context.consume({
        'analysis.tasks.advanced': onTaskAdvanced(service),
        'analysis.tasks.completed': onTasksCompleted(service),
        'analysis.tasks.failed': onTaskFailed(service),
        'essays.deleted': onEssayDeleted(service),
        'users.deleted': onUserDeleted(service),
      });
      context.every(sweepMs, 'sweep', service.sweep);
    },
  };
};

const ACCOUNT = 'an account cannot be deleted yet';
const DAYS =
  'a sweeper does it after minutes or days; repeatable, and tested with a clock beside its code';
const OTHERS = 'only where a call or a process failed before: the saga model ends it there';
const AGAIN = 'only where a chunk is taken a second time: tested with kill -9 beside its code';

/** Durable steps no journey takes, and why. A new one is taken by a journey, or named here. */
export const OFF_THE_JOURNEYS: Record<string, string> = {
  'profile-billing/entitlement-service.ts forget: profiles.delete': ACCOUNT,
  'profile-billing/entitlement-service.ts forget: entitlements.delete': ACCOUNT,
  'essay/sealing/stored-vault.ts destroy: keys.update': ACCOUNT,
  'ai-chunk-worker/tasks/task-queue.ts dropUser: tasks.delete': ACCOUNT,
  'essay/essays/essay-deletion.ts settle: essays.update': DAYS,
  'essay/essays/essay-deletion.ts settle: keys.update': DAYS,
  'essay/essays/essay-deletion.ts forget: essays.delete': DAYS,
  'essay/essays/essay-deletion.ts forget: keys.delete': DAYS,
  'auth/expired-sweeper.ts sweepExpired: collection.delete': DAYS,
  'auth/keys/signing-keys.ts tend: rings.update': DAYS,
  'ai-chunk-worker/tasks/task-queue.ts bringNear: tasks.update': DAYS,
  'ai-chunk-worker/tasks/task-queue.ts sweep: tasks.delete': DAYS,
  'ai-chunk-worker/tasks/task-queue.ts sweep: stoppedJobs.delete': DAYS,
  'auth/keys/signing-keys.ts rotate: rings.update': 'ended there by sessions.test.ts',
  'essay/results/results-service.ts save: results.update': OTHERS,
  'analysis-orchestrator/job-sweeper.ts createJobSweeper: jobs.update': OTHERS,
  // Deleted while it was analysed; a finished one has no findings left.
  'essay/essays/essay-deletion.ts removeWhatHangsOn: findings.delete': OTHERS,
  'essay/findings/findings-service.ts replace: findings.update': AGAIN,
  'ai-chunk-worker/tasks/task-lease.ts renew: tasks.update': AGAIN,
  'ai-chunk-worker/tasks/task-lease.ts fail: tasks.update': AGAIN,
  'ai-chunk-worker/tasks/task-lease.ts retry: tasks.update': AGAIN,
  // Of the two ways a cancelled task ends, timing decides which a journey takes.
  'ai-chunk-worker/tasks/task-lease.ts abandon: tasks.update': AGAIN,
  'ai-chunk-worker/tasks/task-lease.ts release: tasks.update': AGAIN,
};

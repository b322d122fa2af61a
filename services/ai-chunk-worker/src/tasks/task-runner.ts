import { AppError, codeOf } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { acceptTraceparent, runInContext } from '@argint/service-kit';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { Task } from './chunk-task.ts';
import { judgeFailure } from './failure-policy.ts';
import type { TaskLeases } from './task-lease.ts';
import { untilAborted } from '../until-aborted.ts';

/** Why a running task is stopped: its reason of abort. */
export type StopReason = 'cancelled' | 'lost' | 'drained';

/** What is told of each task that ran; a metric and a log line. Error names only: messages may quote text. */
export interface RunObserver {
  analysed(task: Task, provider: string, outcome: string, seconds: number): void;
  failed(task: Task, error: unknown, next: 'retry' | 'failed'): void;
}

export type TaskRunner = (task: Task, stop: AbortSignal) => Promise<void>;

/** Takes one claimed task to its end, its next try, or back to the queue. Never leaves a lease it still holds running out. */
export const createTaskRunner = (parts: {
  essay: Pick<GrpcClient<'essay'>, 'readText' | 'saveFindings'>;
  provider: CritiqueProvider;
  leases: TaskLeases;
  maxAttempts: number;
  providerMs: number;
  clock: () => Date;
  /** A signal that aborts after so many ms. */
  timeout?: (ms: number) => AbortSignal;
  observer: RunObserver;
}): TaskRunner => {
  const { essay, provider, leases, maxAttempts, providerMs, clock, observer } = parts;
  const timeout = parts.timeout ?? ((ms) => AbortSignal.timeout(ms));

  const analyse = async (task: Task, stop: AbortSignal) => {
    const { text, question } = await essay.readText({ essayId: task.essayId, start: 0, end: 0 });
    const begun = clock();
    const left = task.deadline.getTime() - begun.getTime();
    const limitMs = Math.max(0, Math.min(providerMs, left));
    const limit = timeout(limitMs);
    const signal = AbortSignal.any([stop, limit]);
    const { kind, analysisType, start, end } = task;
    let outcome = 'ok';
    try {
      signal.throwIfAborted();
      const part = { kind, analysisType, text, question: question ?? null, start, end };
      return await untilAborted(provider.analyse({ ...part, limitMs, signal }), signal);
    } catch (error) {
      const known = limit.aborted && !stop.aborted ? new AppError('DEADLINE') : error;
      outcome = stop.aborted ? 'stopped' : codeOf(known);
      throw known;
    } finally {
      const seconds = (clock().getTime() - begun.getTime()) / 1_000;
      observer.analysed(task, provider.name, outcome, seconds);
    }
  };

  const work = async (task: Task, stop: AbortSignal): Promise<void> => {
    // Tries used up without an answer: its lease ran out each time, so the task may be what ends its worker.
    if (task.attempts > maxAttempts) throw new AppError('ANALYSIS_FAILED');
    if (clock() >= task.deadline) throw new AppError('DEADLINE');
    const findings = await analyse(task, stop);
    stop.throwIfAborted();
    const { essayId, jobId, chunkId, fence } = task;
    const findingsJson = JSON.stringify(findings);
    const { saved } = await essay.saveFindings({ essayId, jobId, chunkId, fence, findingsJson });
    if (saved) await leases.finish(task, findings.critiques.length);
    else await leases.abandon(task);
  };

  const settle = async (task: Task, error: unknown, stop: AbortSignal): Promise<void> => {
    if (stop.aborted) {
      if (stop.reason === ('drained' satisfies StopReason)) await leases.release(task);
      return;
    }
    const verdict = judgeFailure(error, task, maxAttempts, clock());
    observer.failed(task, error, 'code' in verdict ? 'failed' : 'retry');
    if ('code' in verdict) await leases.fail(task, verdict.code);
    else await leases.retry(task, verdict.retryAt);
  };

  return (task, stop) =>
    runInContext(
      {
        traceparent: acceptTraceparent(task.traceparent),
        requestId: task._id,
        // Calls count by the machine's clock, which need not be ours.
        deadline: Date.now() + task.deadline.getTime() - clock().getTime(),
      },
      async () => {
        try {
          await work(task, stop);
        } catch (error) {
          await settle(task, error, stop);
        }
      },
    );
};

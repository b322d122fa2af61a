import { untilAborted } from '@argint/concurrency';
import { AppError, codeOf } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { acceptTraceparent, CLOCK_SKEW_MS, runInContext } from '@argint/service-kit';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { Task } from './task.ts';
import { judgeFailure } from './failure-policy.ts';
import type { TaskLeases } from './task-leases.ts';

/** Why a running task is stopped; the reason its signal aborts with. */
export type StopReason = 'cancelled' | 'lost' | 'drained';

/** Notified of every attempt, for a metric and a log line. Logs error names only: messages may quote the essay. */
export interface RunObserver {
  analysed(task: Task, provider: string, outcome: string, seconds: number): void;
  failed(task: Task, error: unknown, next: 'retry' | 'failed'): void;
}

export type TaskRunner = (task: Task, stop: AbortSignal) => Promise<void>;

/** Runs one claimed task. Always ends in finish, fail, retry or release, so that a lease it holds need not lapse. */
export const createTaskRunner = (parts: {
  essay: Pick<GrpcClient<'essay'>, 'readText' | 'saveFindings'>;
  provider: CritiqueProvider;
  leases: TaskLeases;
  maxAttempts: number;
  providerMs: number;
  clock: () => Date;
  /** A signal that aborts after that many ms. @default AbortSignal.timeout */
  timeout?: (ms: number) => AbortSignal;
  observer: RunObserver;
}): TaskRunner => {
  const { essay, provider, leases, maxAttempts, providerMs, clock, observer } = parts;
  const timeout = parts.timeout ?? ((ms) => AbortSignal.timeout(ms));

  /** Ours may be the fast clock: the deadline has passed only when it has by every replica's clock. */
  const leftMs = ({ deadline }: Task): number =>
    deadline.getTime() + CLOCK_SKEW_MS - clock().getTime();

  const analyse = async (task: Task, stop: AbortSignal) => {
    const { text, question } = await essay.readText({ essayId: task.essayId });
    const begun = clock();
    const limitMs = Math.max(0, Math.min(providerMs, leftMs(task)));
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
    // Every attempt ended in a lapsed lease, so the task may be what kills its worker.
    if (task.attempts > maxAttempts) throw new AppError('ANALYSIS_FAILED');
    if (leftMs(task) <= 0) throw new AppError('DEADLINE');
    const findings = await analyse(task, stop);
    stop.throwIfAborted();
    const { essayId, jobId, chunkId, fence } = task;
    const findingsJson = JSON.stringify(findings);
    const { saved } = await essay.saveFindings({ essayId, jobId, chunkId, fence, findingsJson });
    if (saved) await leases.finish(task, findings.critiques.length);
    else await leases.abandon(task);
  };

  const handleFailure = async (task: Task, error: unknown, stop: AbortSignal): Promise<void> => {
    if (stop.aborted) {
      if (stop.reason === ('drained' satisfies StopReason)) await leases.release(task);
      return;
    }
    const { attempts } = task;
    const verdict = judgeFailure(error, { attempts, leftMs: leftMs(task) }, maxAttempts);
    observer.failed(task, error, 'code' in verdict ? 'failed' : 'retry');
    if ('code' in verdict) await leases.fail(task, verdict.code);
    else await leases.retry(task, verdict.delayMs);
  };

  return (task, stop) =>
    runInContext(
      {
        traceparent: acceptTraceparent(task.traceparent),
        requestId: task._id,
        // gRPC measures deadlines by the machine's clock, which need not be the service's.
        deadline: Date.now() + leftMs(task),
      },
      async () => {
        try {
          await work(task, stop);
        } catch (error) {
          await handleFailure(task, error, stop);
        }
      },
    );
};

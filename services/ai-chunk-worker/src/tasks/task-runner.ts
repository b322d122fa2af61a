import { untilAborted } from '@argint/concurrency';
import { AppError, codeOf, TASK_KINDS, type Findings, type TaskKind } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { acceptTraceparent, CLOCK_SKEW_MS, runInContext } from '@argint/service-kit';
import type { CritiqueProvider } from '../providers/critique-provider.ts';
import type { EssayTexts } from './essay-texts.ts';
import { taskIdOf, type Task } from './task.ts';
import { judgeFailure } from './failure-policy.ts';
import { createProgressSaver, type ProgressSaver } from './progress-saver.ts';
import type { TaskLeases } from './task-leases.ts';

/** Why a running task is stopped; the reason its signal aborts with. */
export type StopReason = 'cancelled' | 'lost' | 'drained';

/** Notified of every attempt, for a metric and a log line. Logs error names only: messages may quote the essay. */
export interface RunObserver {
  analysed(task: Task, provider: string, outcome: string, seconds: number): void;
  failed(task: Task, error: unknown, next: 'retry' | 'failed'): void;
}

/** Runs a claimed task. Calls `onAnalysed` once the provider has answered and only saving is left. */
export type TaskRunner = (task: Task, stop: AbortSignal, onAnalysed: () => void) => Promise<void>;

const isKnown = (kind: string): kind is TaskKind => TASK_KINDS.some((known) => known === kind);

/** Resolves after that many ms, or at once when the signal aborts. */
const pauseFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Runs claimed tasks. Each always ends in finish, fail, retry or release, so that a lease it holds need not lapse. */
export const createTaskRunner = (parts: {
  essay: Pick<GrpcClient<'essay'>, 'saveFindings'>;
  texts: Pick<EssayTexts, 'read' | 'dropJob'>;
  provider: CritiqueProvider;
  leases: TaskLeases;
  maxAttempts: number;
  providerMs: number;
  clock: () => Date;
  /** A signal that aborts after that many ms. @default AbortSignal.timeout */
  timeout?: (ms: number) => AbortSignal;
  /** Resolves after that many ms, or at once when the signal aborts. @default a timer */
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  observer: RunObserver;
  /** Is told when a state of a running task could not be saved. @default nobody */
  onProgressError?: (error: unknown) => void;
}): TaskRunner => {
  const { essay, texts, provider, leases, maxAttempts, providerMs, clock, observer } = parts;
  const timeout = parts.timeout ?? ((ms) => AbortSignal.timeout(ms));
  const pause = parts.pause ?? pauseFor;
  const onProgressError = parts.onProgressError ?? (() => undefined);

  /** Ours may be the fast clock: the deadline has passed only when it has by every replica's clock. */
  const leftMs = ({ deadline }: Task): number =>
    deadline.getTime() + CLOCK_SKEW_MS - clock().getTime();

  /** Saves the states of a task while it runs, and announces each. */
  const saverOf = (task: Task): ProgressSaver =>
    createProgressSaver({
      pause,
      onError: onProgressError,
      save: async (sofar, revision) => {
        const { essayId, jobId, fence } = task;
        const taskId = taskIdOf(task);
        const findingsJson = JSON.stringify(sofar);
        const findings = [{ taskId, fence, revision, findingsJson }];
        const { savedTaskIds } = await essay.saveFindings({ essayId, jobId, findings });
        if (savedTaskIds.includes(taskId)) await leases.advance(task, sofar.critiques.length);
      },
    });

  /** What the provider found, and how many states of it are saved already. */
  const analyse = async (
    task: Task,
    stop: AbortSignal,
  ): Promise<{ findings: Findings; saved: number }> => {
    const { kind, start, end, analysisType, essayId, userId } = task;
    if (!isKnown(kind)) throw new AppError('ANALYSIS_FAILED');
    const essayText = await texts.read(task);
    const begun = clock();
    const limitMs = Math.max(0, Math.min(providerMs, leftMs(task)));
    const limit = timeout(limitMs);
    const signal = AbortSignal.any([stop, limit]);
    const saver = saverOf(task);
    const observe = (outcome: string): void =>
      observer.analysed(
        task,
        provider.name,
        outcome,
        (clock().getTime() - begun.getTime()) / 1_000,
      );
    const about = { kind, analysisType, essayId, userId, ...essayText, start, end };
    // The engine finds the same again, from the first stretch on: until then its first attempt has shown more.
    const isShownAlready = kind === 'engine' && task.fence > 1;
    try {
      signal.throwIfAborted();
      const request = {
        ...about,
        limitMs,
        signal,
        ...(isShownAlready ? {} : { onProgress: saver.report }),
      };
      const findings = await untilAborted(provider.analyse(request), signal);
      const saved = await saver.end();
      observe('ok');
      return { findings, saved };
    } catch (error) {
      await saver.end();
      const known = limit.aborted && !stop.aborted ? new AppError('DEADLINE') : error;
      observe(stop.aborted ? 'stopped' : codeOf(known));
      throw known;
    }
  };

  const save = async (
    task: Task,
    { findings, saved }: { findings: Findings; saved: number },
  ): Promise<void> => {
    const { essayId, jobId, fence } = task;
    const taskId = taskIdOf(task);
    const findingsJson = JSON.stringify(findings);
    const { savedTaskIds } = await essay.saveFindings({
      essayId,
      jobId,
      findings: [{ taskId, fence, revision: saved + 1, findingsJson }],
    });
    if (savedTaskIds.includes(taskId)) await leases.finish(task, findings.critiques.length);
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

  const work: TaskRunner = async (task, stop, onAnalysed) => {
    // Every attempt ended in a lapsed lease, so the task may be what kills its worker.
    if (task.attempts > maxAttempts) throw new AppError('ANALYSIS_FAILED');
    if (leftMs(task) <= 0) throw new AppError('DEADLINE');
    const analysed = await analyse(task, stop);
    onAnalysed();
    stop.throwIfAborted();
    await save(task, analysed);
  };

  return (task, stop, onAnalysed) =>
    runInContext(
      {
        traceparent: acceptTraceparent(task.traceparent),
        requestId: task._id,
        // gRPC measures deadlines by the machine's clock, which need not be the service's.
        deadline: Date.now() + leftMs(task),
      },
      async () => {
        try {
          await work(task, stop, onAnalysed);
        } catch (error) {
          if (codeOf(error) === 'ESSAY_NOT_FOUND') texts.dropJob(task.jobId);
          await handleFailure(task, error, stop);
        }
      },
    );
};

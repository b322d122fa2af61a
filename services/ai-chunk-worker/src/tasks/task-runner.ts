import { untilAborted } from '@argint/concurrency';
import { AppError, codeOf, type Findings } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { acceptTraceparent, CLOCK_SKEW_MS, runInContext } from '@argint/service-kit';
import type { CritiqueProvider, JointRequest } from '../providers/critique-provider.ts';
import type { EssayTexts } from './essay-texts.ts';
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

/** Runs claimed tasks of one job. Calls `onAnalysed` once the provider has answered and only saving is left. */
export type TaskRunner = (
  tasks: readonly [Task, ...Task[]],
  stop: AbortSignal,
  onAnalysed: () => void,
) => Promise<void>;

/** What the provider made of one task. */
type Analysed = { task: Task; findings: Findings } | { task: Task; error: unknown };

/**
 * Runs claimed tasks. Each always ends in finish, fail, retry or release, so that a lease it holds need not lapse.
 * Tasks of one bundle share the reading of the text, the call of the provider and the call that saves their findings.
 */
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
  observer: RunObserver;
}): TaskRunner => {
  const { essay, texts, provider, leases, maxAttempts, providerMs, clock, observer } = parts;
  const timeout = parts.timeout ?? ((ms) => AbortSignal.timeout(ms));

  /** Ours may be the fast clock: the deadline has passed only when it has by every replica's clock. */
  const leftMs = ({ deadline }: Task): number =>
    deadline.getTime() + CLOCK_SKEW_MS - clock().getTime();

  const askProvider = async (
    tasks: readonly [Task, ...Task[]],
    shared: Omit<JointRequest, 'parts'>,
  ): Promise<(Findings | { error: unknown })[]> => {
    const { analyseTogether } = provider;
    const ranges = tasks.map(({ kind, start, end, engineOnly }) => ({
      kind,
      start,
      end,
      engineOnly,
    }));
    if (tasks.length > 1 && analyseTogether) {
      const outcomes = await analyseTogether({ ...shared, parts: ranges });
      return outcomes.map((outcome) =>
        outcome instanceof AppError ? { error: outcome } : outcome,
      );
    }
    return Promise.all(
      ranges.map((range) =>
        provider.analyse({ ...shared, ...range }).catch((error: unknown) => ({ error })),
      ),
    );
  };

  const analyse = async (
    tasks: readonly [Task, ...Task[]],
    stop: AbortSignal,
  ): Promise<Analysed[]> => {
    const [first] = tasks;
    const { text, question, rubric, textKind } = await texts.read(first);
    const begun = clock();
    const limitMs = Math.max(0, Math.min(providerMs, leftMs(first)));
    const limit = timeout(limitMs);
    const signal = AbortSignal.any([stop, limit]);
    const observe = (task: Task, outcome: string): void => {
      const seconds = (clock().getTime() - begun.getTime()) / 1_000 / tasks.length;
      observer.analysed(task, provider.name, outcome, seconds);
    };
    const failed = (task: Task, error: unknown): Analysed => {
      const known = limit.aborted && !stop.aborted ? new AppError('DEADLINE') : error;
      observe(task, stop.aborted ? 'stopped' : codeOf(known));
      return { task, error: known };
    };
    try {
      signal.throwIfAborted();
      const { analysisType } = first;
      const shared = { analysisType, text, question, rubric, textKind, limitMs, signal };
      const outcomes = await untilAborted(askProvider(tasks, shared), signal);
      return tasks.map((task, i) => {
        const outcome = outcomes[i] ?? { error: new AppError('INTERNAL') };
        if ('error' in outcome) return failed(task, outcome.error);
        observe(task, 'ok');
        return { task, findings: outcome };
      });
    } catch (error) {
      return tasks.map((task) => failed(task, error));
    }
  };

  const save = async (found: readonly { task: Task; findings: Findings }[]): Promise<void> => {
    const [first] = found;
    if (!first) return;
    const { savedChunkIds } = await essay.saveFindings({
      essayId: first.task.essayId,
      jobId: first.task.jobId,
      findings: found.map(({ task: { chunkId, fence }, findings }) => ({
        chunkId,
        fence,
        findingsJson: JSON.stringify(findings),
      })),
    });
    const isSaved = ({ task }: { task: Task }): boolean => savedChunkIds.includes(task.chunkId);
    await leases.finish(
      found
        .filter(isSaved)
        .map(({ task, findings }) => ({ task, critiques: findings.critiques.length })),
    );
    await Promise.all(found.filter((one) => !isSaved(one)).map(({ task }) => leases.abandon(task)));
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

  const work: TaskRunner = async (tasks, stop, onAnalysed) => {
    // Every attempt ended in a lapsed lease, so the task may be what kills its worker.
    if (tasks.some(({ attempts }) => attempts > maxAttempts)) throw new AppError('ANALYSIS_FAILED');
    if (leftMs(tasks[0]) <= 0) throw new AppError('DEADLINE');
    const analysed = await analyse(tasks, stop);
    onAnalysed();
    for (const one of analysed) if ('error' in one) await handleFailure(one.task, one.error, stop);
    const found = analysed.filter((one) => 'findings' in one);
    try {
      if (found.length > 0) stop.throwIfAborted();
      await save(found);
    } catch (error) {
      if (codeOf(error) === 'ESSAY_NOT_FOUND') texts.dropJob(tasks[0].jobId);
      for (const { task } of found) await handleFailure(task, error, stop);
    }
  };

  return (tasks, stop, onAnalysed) =>
    runInContext(
      {
        traceparent: acceptTraceparent(tasks[0].traceparent),
        requestId: tasks[0]._id,
        // gRPC measures deadlines by the machine's clock, which need not be the service's.
        deadline: Date.now() + leftMs(tasks[0]),
      },
      async () => {
        try {
          await work(tasks, stop, onAnalysed);
        } catch (error) {
          for (const task of tasks) await handleFailure(task, error, stop);
        }
      },
    );
};

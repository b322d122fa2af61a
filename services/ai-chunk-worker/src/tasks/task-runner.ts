import { untilAborted } from '@argint/concurrency';
import { AppError, codeOf, TASK_KINDS, type Findings, type TaskKind } from '@argint/contracts';
import type { GrpcClient } from '@argint/proto';
import { acceptTraceparent, CLOCK_SKEW_MS, runInContext } from '@argint/service-kit';
import type { CritiqueProvider, JointRequest } from '../providers/critique-provider.ts';
import type { EssayTexts } from './essay-texts.ts';
import type { Task } from './task.ts';
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

/** Runs claimed tasks of one job. Calls `onAnalysed` once the provider has answered and only saving is left. */
export type TaskRunner = (
  tasks: readonly [Task, ...Task[]],
  stop: AbortSignal,
  onAnalysed: () => void,
) => Promise<void>;

/** What the provider made of one task, and how many states of it are saved already. */
type Analysed = { task: Task; findings: Findings; saved: number } | { task: Task; error: unknown };

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

  const askProvider = async (
    tasks: readonly [Task, ...Task[]],
    shared: Omit<JointRequest, 'parts'>,
    savers: readonly ProgressSaver[],
  ): Promise<(Findings | { error: unknown })[]> => {
    const { analyseTogether } = provider;
    const ranges = tasks.map(({ kind, start, end }) => {
      if (!isKnown(kind)) throw new AppError('ANALYSIS_FAILED');
      return { kind, start, end };
    });
    if (tasks.length > 1 && analyseTogether) {
      const outcomes = await analyseTogether({ ...shared, parts: ranges });
      return outcomes.map((outcome) =>
        outcome instanceof AppError ? { error: outcome } : outcome,
      );
    }
    return Promise.all(
      ranges.map((range, i) =>
        provider
          .analyse({ ...shared, ...range, onProgress: (sofar) => savers[i]?.report(sofar) })
          .catch((error: unknown) => ({ error })),
      ),
    );
  };

  /** Saves the states of a task while it runs, and announces each. */
  const saverOf = (task: Task): ProgressSaver =>
    createProgressSaver({
      pause,
      onError: onProgressError,
      save: async (sofar, revision) => {
        const { essayId, jobId, chunkId, fence } = task;
        const findingsJson = JSON.stringify(sofar);
        const findings = [{ chunkId, fence, revision, findingsJson }];
        const { savedChunkIds } = await essay.saveFindings({ essayId, jobId, findings });
        if (savedChunkIds.includes(chunkId)) await leases.advance(task, sofar.critiques.length);
      },
    });

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
    const savers = tasks.map(saverOf);
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
      const { analysisType, essayId, userId } = first;
      const essayText = { text, question, rubric, textKind };
      const shared = { analysisType, essayId, userId, ...essayText, limitMs, signal };
      const outcomes = await untilAborted(askProvider(tasks, shared, savers), signal);
      const saved = await Promise.all(savers.map((saver) => saver.end()));
      return tasks.map((task, i) => {
        const outcome = outcomes[i] ?? { error: new AppError('INTERNAL') };
        if ('error' in outcome) return failed(task, outcome.error);
        observe(task, 'ok');
        return { task, findings: outcome, saved: saved[i] ?? 0 };
      });
    } catch (error) {
      await Promise.all(savers.map((saver) => saver.end()));
      return tasks.map((task) => failed(task, error));
    }
  };

  const save = async (
    found: readonly { task: Task; findings: Findings; saved: number }[],
  ): Promise<void> => {
    const [first] = found;
    if (!first) return;
    const { savedChunkIds } = await essay.saveFindings({
      essayId: first.task.essayId,
      jobId: first.task.jobId,
      findings: found.map(({ task: { chunkId, fence }, findings, saved }) => ({
        chunkId,
        fence,
        revision: saved + 1,
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

import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AggregateStore, Collection } from '@argint/aggregate-store';
import { openSqliteStore } from '@argint/aggregate-store-sqlite';
import { AppError, type EventData } from '@argint/contracts';
import { findFor, planTasks, readEssay } from '@argint/critique-engine';
import { newEvent, type EventEnvelope } from '@argint/event-bus';
import { createLogger } from '@argint/service-kit';
import { countingIds, fixedClock, SAMPLE_ESSAY, tempDir } from '@argint/testkit';
import { createBackground, LEASE_MS } from '../testing/orchestrator-harness.ts';
import type { Job } from './analysis-job.ts';
import { jobSchema } from './analysis-job-schema.ts';
import {
  createOrchestratorService,
  type OrchestratorDependencies,
} from './analysis-job-service.ts';

/** Billing and essay as the orchestrator sees them, with a switch to fail before or after any call. */
const createBackends = () => {
  const holds = new Map<string, 'held' | 'spent' | 'released'>();
  /** The tries that share a hold. */
  const attempts = new Map<string, Set<string>>();
  const essays = new Map<string, string>();
  /** Essays that answer as deleted ones do. */
  const deleted = new Set<string>();
  const findings = new Map<string, { chunkId: string; findingsJson: string }[]>();
  const results = new Map<string, { json: string; isCompleted: boolean }>();
  let fault: { call: string; when: 'before' | 'after' } | null = null;
  const step = async <T>(name: string, effect: () => T): Promise<T> => {
    const hit = fault?.call === name ? fault.when : null;
    if (hit) fault = null;
    if (hit === 'before') throw new AppError('UNAVAILABLE');
    const value = effect();
    if (hit === 'after') throw new AppError('UNAVAILABLE');
    return value;
  };
  const entitlement = {
    planType: 'trial',
    hasAccess: true,
    analysesRemaining: 2,
    maxWords: 3000,
    priority: false,
    freeTrialTokens: 2,
    historyDays: 30,
    maxOpenAnalyses: 3,
  };
  return {
    holds,
    essays,
    deleted,
    findings,
    results,
    fail: (call: string, when: 'before' | 'after') => {
      fault = { call, when };
    },
    billing: {
      checkAccess: () => step('checkAccess', () => ({ entitlement })),
      reserveCredit: ({ jobId = '', amount = 0, attempt = '' }) =>
        step('reserveCredit', () => {
          if (holds.get(jobId) === 'released') throw new AppError('CONFLICT');
          if (amount > 0 && !holds.has(jobId)) holds.set(jobId, 'held');
          attempts.set(jobId, (attempts.get(jobId) ?? new Set()).add(attempt));
          return { held: amount > 0, entitlement };
        }),
      commitCredit: ({ jobId = '' }) =>
        step('commitCredit', () =>
          holds.get(jobId) === 'held' ? (holds.set(jobId, 'spent'), {}) : {},
        ),
      releaseCredit: ({ jobId = '', attempt = '' }) =>
        step('releaseCredit', () => {
          const sharing = attempts.get(jobId);
          sharing?.delete(attempt);
          const isLast = attempt === '' || !sharing || sharing.size === 0;
          if (isLast && holds.get(jobId) === 'held') holds.set(jobId, 'released');
          return {};
        }),
    },
    essay: {
      createEssay: ({ essayId = '', text = '' }) =>
        step('createEssay', () => {
          if (deleted.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          essays.set(essayId, text);
          return { essay: null };
        }),
      deleteEssay: ({ essayId = '' }) => step('deleteEssay', () => (essays.delete(essayId), {})),
      readFindings: ({ jobId = '' }) =>
        step('readFindings', () => ({ findings: findings.get(jobId) ?? [] })),
      readText: ({ essayId = '' }) =>
        step('readText', () => {
          const text = essays.get(essayId);
          if (text === undefined) throw new AppError('ESSAY_NOT_FOUND');
          return { text };
        }),
      saveResult: ({ essayId = '', jobId = '', resultJson = '', isCompleted = false }) =>
        step('saveResult', () => {
          if (!essays.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          if (!results.has(jobId)) results.set(jobId, { json: resultJson, isCompleted });
          return { resultId: jobId, isScored: /"value":\d/.test(resultJson) };
        }),
      removeFindings: ({ jobId = '' }) =>
        step('removeFindings', () => (findings.delete(jobId), {})),
      getResult: ({ essayId = '', jobId = '' }) =>
        step('getResult', () => {
          if (!essays.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          return {
            resultJson: results.get(jobId)?.json ?? '',
            isCompleted: results.get(jobId)?.isCompleted ?? false,
          };
        }),
    },
  };
};

describe('the orchestrator', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let store: AggregateStore;
  let jobs: Collection<Job>;
  let clock: ReturnType<typeof fixedClock>;
  let backends: ReturnType<typeof createBackends>;
  let background: ReturnType<typeof createBackground>;
  let service: ReturnType<typeof createOrchestratorService>;

  beforeEach(async () => {
    dir = await tempDir();
    clock = fixedClock();
    store = openSqliteStore({ file: join(dir.path, 'orchestrator.sqlite'), clock: clock.now });
    jobs = store.collection(jobSchema);
    await store.migrate();
    await store.ready();
    backends = createBackends();
    const ids = countingIds();
    background = createBackground();
    service = createOrchestratorService({
      jobs,
      billing: backends.billing as unknown as OrchestratorDependencies['billing'],
      essays: backends.essay as unknown as OrchestratorDependencies['essays'],
      context: {
        clock: clock.now,
        ids,
        logger: createLogger('test', 'silent'),
        runInBackground: background.run,
        event: (type, data) =>
          newEvent(type, data, { source: 'test', id: ids(), now: clock.now() }),
      },
      deadlineSeconds: 600,
      leaseMs: LEASE_MS,
      withJobCapacity: (accept) => accept(),
    });
  });
  afterEach(async () => {
    await store.close();
    await dir.remove();
  });

  const request = {
    userId: 'u1',
    text: SAMPLE_ESSAY,
    question: null,
    analysisType: 'hybrid' as const,
    idempotencyKey: null as string | null,
  };
  const model = readEssay(SAMPLE_ESSAY, null);
  const tasks = planTasks(SAMPLE_ESSAY, 'hybrid');

  /** What the worker does: it saves findings, then publishes that the task is done. */
  const work = async (jobId: string, count = tasks.length): Promise<void> => {
    for (const task of tasks.slice(0, count)) {
      const found = findFor(task.kind, model, task);
      backends.findings.set(jobId, [
        ...(backends.findings.get(jobId) ?? []),
        { chunkId: task.id, findingsJson: JSON.stringify(found) },
      ]);
      await service.recordTaskOutcomes(jobId, [
        { taskId: task.id, state: 'done', critiques: found.critiques.length },
      ]);
    }
  };
  const ended = async (jobId: string) => {
    // Long enough to take over what a broken step left.
    await service.sweep().catch(() => undefined);
    clock.advance(LEASE_MS / 1_000);
    await service.sweep();
    await background.idle();
    return service.state(jobId, 'u1', { partial: true, result: true });
  };
  const eventsOf = async (): Promise<EventEnvelope[]> =>
    (await store.pendingOutbox(100)).flatMap(({ events }) => events);

  test('takes an essay to a stored result and a spent credit', async () => {
    const job = await service.start(request);
    await work(job._id);
    const { job: after, resultJson } = await ended(job._id);
    expect([after.status, after.progress, backends.holds.get(job._id)]).toEqual([
      'completed',
      100,
      'spent',
    ]);
    expect(JSON.parse(resultJson ?? '{}')).toMatchObject({ processingMode: 'HYBRID' });
  });

  test('asks for every task of the plan, by ids and offsets only', async () => {
    await service.start(request);
    const events = await eventsOf();
    const asked = events
      .filter(({ type }) => type === 'analysis.tasks.requested')
      .flatMap(({ data }) => (data as EventData<'analysis.tasks.requested'>).chunks)
      .map(({ chunkId }) => chunkId);
    expect(asked).toEqual(tasks.map(({ id }) => id));
    expect(JSON.stringify(events)).not.toContain('Cape Town');
  });

  test('two requests with one idempotency key start one job, also at the same time', async () => {
    const keyed = { ...request, idempotencyKey: 'key-1' };
    const [a, b] = await Promise.all([service.start(keyed), service.start(keyed)]);
    const c = await service.start(keyed);
    expect([b._id, c._id]).toEqual([a._id, a._id]);
    expect([backends.holds.size, backends.essays.size]).toEqual([1, 1]);
  });

  test('three starts at once under one key make one job, even when one of them breaks off', async () => {
    backends.fail('createEssay', 'after');
    const keyed = { ...request, idempotencyKey: 'key-1' };
    const all = await Promise.allSettled([1, 2, 3].map(() => service.start(keyed)));
    const ids = all.flatMap((one) => (one.status === 'fulfilled' ? one.value._id : []));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(
      (await jobs.find({ where: { userId: 'u1' }, sort: { field: 'createdAt', direction: 1 } }))
        .items,
    ).toHaveLength(1);
    expect([...backends.holds.values()].filter((state) => state === 'held')).toHaveLength(1);
  });

  test('a start that broke off, whose essay was deleted meanwhile, can be repeated with its key', async () => {
    backends.fail('createEssay', 'after');
    const keyed = { ...request, idempotencyKey: 'key-1' };
    await expect(service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [deleted = ''] = backends.essays.keys();
    backends.deleted.add(deleted);
    backends.essays.delete(deleted);
    expect((await service.start(keyed)).essayId).not.toBe(deleted);
  });

  test('refuses another body under the same key and leaves no essay of it', async () => {
    const keyed = { ...request, idempotencyKey: 'key-1' };
    await service.start(keyed);
    await expect(service.start({ ...keyed, text: `${SAMPLE_ESSAY} More.` })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(backends.essays.size).toBe(1);
  });

  test('forgets a key after a day', async () => {
    const keyed = { ...request, idempotencyKey: 'key-1' };
    const first = await service.start(keyed);
    clock.advance(24 * 60 * 60 + 1);
    expect((await service.start(keyed))._id).not.toBe(first._id);
  });

  test.each([
    ['reserveCredit', 'before'],
    ['reserveCredit', 'after'],
    ['createEssay', 'before'],
    ['createEssay', 'after'],
  ] as const)(
    'a start that breaks %s %s can be repeated with its key and holds one credit',
    async (call, when) => {
      backends.fail(call, when);
      const keyed = { ...request, idempotencyKey: 'key-1' };
      await expect(service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await service.start(keyed);
      expect([...backends.holds.values()].filter((state) => state === 'held')).toHaveLength(1);
      expect(backends.essays.size).toBe(1);
    },
  );

  test.each(
    ['readFindings', 'readText', 'saveResult', 'commitCredit', 'removeFindings'].flatMap((call) => [
      [call, 'before'],
      [call, 'after'],
    ]) as [string, 'before' | 'after'][],
  )(
    'a finish that breaks %s %s is taken up by the sweeper and spends the credit once',
    async (call, when) => {
      const job = await service.start(request);
      await work(job._id, tasks.length - 1);
      backends.fail(call, when);
      await work(job._id);
      await background.idle();
      const { job: after, resultJson } = await ended(job._id);
      expect([after.status, backends.holds.get(job._id), resultJson === null]).toEqual([
        'completed',
        'spent',
        false,
      ]);
    },
  );

  test('an essay deleted after its result was stored and paid for leaves the job completed', async () => {
    const job = await service.start(request);
    await work(job._id, tasks.length - 1);
    backends.fail('commitCredit', 'after');
    await work(job._id);
    await background.idle();
    expect(backends.holds.get(job._id)).toBe('spent');
    backends.essays.delete(job.essayId);
    const { job: after } = await ended(job._id);
    expect([after.status, backends.holds.get(job._id)]).toEqual(['completed', 'spent']);
  });

  test('a job that is cancelled after critiques were shown keeps its partial result and costs the credit', async () => {
    const job = await service.start(request);
    await work(job._id, 1);
    const { job: after, resultJson } = await service.cancel(job._id, 'u1');
    expect([
      after.status,
      backends.holds.get(job._id),
      backends.results.get(job._id)?.isCompleted,
    ]).toEqual(['cancelled', 'spent', false]);
    expect(JSON.parse(resultJson ?? '{}')).toHaveProperty('lineCritiques.0.quote');
    expect((await service.cancel(job._id, 'u1')).job.status).toBe('cancelled');
  });

  test('a job that is cancelled before any critique gives the credit back', async () => {
    const job = await service.start(request);
    const { job: after, resultJson } = await service.cancel(job._id, 'u1');
    expect([after.status, backends.holds.get(job._id), resultJson]).toEqual([
      'cancelled',
      'released',
      null,
    ]);
  });

  test('a job past its deadline fails and gives the credit back', async () => {
    const job = await service.start(request);
    clock.advance(601);
    const { job: after } = await ended(job._id);
    expect([after.status, after.error, backends.holds.get(job._id)]).toEqual([
      'failed',
      'Analysis failed',
      'released',
    ]);
  });

  test('a simple analysis takes no hold', async () => {
    await service.start({ ...request, analysisType: 'simple' });
    expect(backends.holds.size).toBe(0);
  });

  test('a simple analysis gives back what a start of another kind left under its key', async () => {
    backends.fail('reserveCredit', 'after');
    const keyed = { ...request, idempotencyKey: 'key-1' };
    await expect(service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const job = await service.start({ ...keyed, analysisType: 'simple' });
    for (const { id } of planTasks(SAMPLE_ESSAY, 'simple'))
      await service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 1 }]);
    const { job: after } = await ended(job._id);
    expect([after.status, backends.holds.get(job._id)]).toEqual(['completed', 'released']);
  });

  test('deleting the essay cancels its job', async () => {
    const job = await service.start(request);
    backends.essays.delete(job.essayId);
    await service.abandon({ essayId: job.essayId });
    const { job: after } = await ended(job._id);
    expect([after.status, backends.holds.get(job._id)]).toEqual(['cancelled', 'released']);
  });

  test("another user's job is forbidden, an unknown one not found", async () => {
    const job = await service.start(request);
    await expect(
      service.state(job._id, 'u2', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(service.cancel(job._id, 'u2')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      service.state('nope', 'u1', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('a running job shows its critiques so far', async () => {
    const job = await service.start(request);
    await work(job._id, 1);
    const { partial } = await service.state(job._id, 'u1', { partial: true, result: true });
    expect(partial?.length).toBeGreaterThan(0);
  });

  test('a completed analysis without any score gives the credit back and says so', async () => {
    const job = await service.start(request);
    for (const { id } of tasks)
      await service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 0 }]);
    const { job: after, resultJson } = await ended(job._id);
    expect([after.status, backends.holds.get(job._id)]).toEqual(['completed', 'released']);
    expect(JSON.parse(resultJson ?? '{}')).toMatchObject({
      cloudAnalysis: {
        notes: ['No score could be given for this essay, so this analysis did not use a credit.'],
      },
    });
  });

  test('a partial only grows, is not empty once findings are removed, and none comes with a result', async () => {
    const job = await service.start(request);
    const see = async () => {
      const { partial, resultJson } = await service.state(job._id, 'u1', {
        partial: true,
        result: true,
      });
      return { ids: partial?.map(({ id }) => id) ?? null, hasResult: resultJson !== null };
    };
    let shown: string[] = [];
    for (let count = 1; count < tasks.length; count += 1) {
      await work(job._id, count);
      const { ids } = await see();
      expect(ids).toEqual(expect.arrayContaining(shown));
      shown = ids ?? shown;
    }
    expect(shown.length).toBeGreaterThan(0);
    backends.fail('saveResult', 'before');
    await work(job._id);
    await background.idle();
    expect((await see()).ids).toEqual(expect.arrayContaining(shown));
    // Another replica has removed the findings while this one still sees the job unfinished.
    backends.findings.delete(job._id);
    expect((await see()).ids).toBeNull();
  });

  test('every critique that a partial showed is in the result', async () => {
    const job = await service.start(request);
    await work(job._id, tasks.length - 1);
    const { partial } = await service.state(job._id, 'u1', { partial: true, result: false });
    await work(job._id);
    const { partial: late, resultJson } = await ended(job._id);
    const ids = (JSON.parse(resultJson ?? '{}') as { lineCritiques: { id: string }[] })
      .lineCritiques;
    expect(ids.map(({ id }) => id)).toEqual(
      expect.arrayContaining(partial?.map(({ id }) => id) ?? ['nothing was shown']),
    );
    expect(late).toBeNull();
  });

  test('the jobs of a deleted essay leave the list, and a completed one is not found any more', async () => {
    const [kept, gone] = [await service.start(request), await service.start(request)];
    await work(gone._id);
    await background.idle();
    await service.abandon({ essayId: gone.essayId });
    expect((await service.list('u1', 10)).items.map(({ _id }) => _id)).toEqual([kept._id]);
    await expect(
      service.state(gone._id, 'u1', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('a job whose tasks found no essay leaves the list', async () => {
    const job = await service.start(request);
    for (const { id } of tasks)
      await service.recordTaskOutcomes(job._id, [
        { taskId: id, state: 'failed', critiques: 0, isEssayDeleted: true },
      ]);
    await background.idle();
    expect((await service.list('u1', 10)).items).toEqual([]);
    expect(backends.holds.get(job._id)).toBe('released');
  });

  test('the list goes on to its end page by page', async () => {
    const started: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      started.unshift((await service.start(request))._id);
      clock.advance(1);
    }
    const first = await service.list('u1', 2);
    const second = await service.list('u1', 2, first.next ?? '');
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(started);
    expect(second.next).toBeNull();
  });

  test('the newest job of each essay is found, and none of another user', async () => {
    const [a, b] = [await service.start(request), await service.start(request)];
    const other = await service.start({ ...request, userId: 'u2' });
    const newest = await service.newestOfEssays('u1', [a.essayId, b.essayId, other.essayId]);
    expect(newest.map(({ _id }) => _id).sort()).toEqual([a._id, b._id].sort());
  });

  test('an old event that comes again after newer ones changes nothing', async () => {
    const job = await service.start(request);
    const events: (() => Promise<void>)[] = tasks.map(
      ({ id }) =>
        () =>
          service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 1 }]),
    );
    await work(job._id);
    await background.idle();
    events.push(() => service.abandon({ essayId: job.essayId }));
    events.push(() => service.abandon({ userId: 'u1' }));
    await events.at(-1)?.();
    const before = await jobs.get(job._id);
    for (const repeat of events) await repeat();
    await background.idle();
    expect(await jobs.get(job._id)).toEqual(before);
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { AnalysisResult } from '@argint/contracts';
import { findAll, readEssay } from '@argint/critique-engine';
import { openServiceBed, REQUEST, TASKS, type ServiceBed } from '../testing/service-bed.ts';

describe('the orchestrator', () => {
  let bed: ServiceBed;

  beforeEach(async () => {
    bed = await openServiceBed();
  });
  afterEach(() => bed.close());

  test('takes an essay to a stored result and a spent credit', async () => {
    const job = await bed.service.start(REQUEST);
    await bed.work(job._id);
    const { job: after, resultJson } = await bed.ended(job._id);
    expect([after.status, after.progress, bed.backends.holds.get(job._id)]).toEqual([
      'completed',
      100,
      'spent',
    ]);
    expect(JSON.parse(resultJson ?? '{}')).toMatchObject({ processingMode: 'HYBRID' });
  });

  test('a result shows what bears on each of the student’s criteria, and null without them', async () => {
    const rubric = 'Quality of argument (60%)\nOriginality (40%)';
    const job = await bed.service.start({ ...REQUEST, rubric });
    await bed.work(job._id);
    const judged = JSON.parse((await bed.ended(job._id)).resultJson ?? '{}') as AnalysisResult;
    expect(judged.rubric).toEqual({
      omitted: 0,
      criteria: [
        {
          text: 'Quality of argument',
          weight: '60%',
          scores: ['argument'],
          critiqueIds: expect.any(Array),
          notJudged: null,
        },
        {
          text: 'Originality',
          weight: '40%',
          scores: [],
          critiqueIds: [],
          notJudged: 'This engine cannot judge originality and insight.',
        },
      ],
    });
    const other = await bed.service.start(REQUEST);
    await bed.work(other._id);
    const plain = JSON.parse((await bed.ended(other._id)).resultJson ?? '{}') as AnalysisResult;
    expect(plain.rubric).toBeNull();
  });

  test.each(
    ['readFindings', 'readText', 'saveResult', 'commitCredit', 'removeFindings'].flatMap((call) => [
      [call, 'before'],
      [call, 'after'],
    ]) as [string, 'before' | 'after'][],
  )(
    'a finish that breaks %s %s is taken up by the sweeper and spends the credit once',
    async (call, when) => {
      const job = await bed.service.start(REQUEST);
      await bed.work(job._id, TASKS.length - 1);
      bed.backends.fail(call, when);
      await bed.work(job._id);
      await bed.idle();
      const { job: after, resultJson } = await bed.ended(job._id);
      expect([after.status, bed.backends.holds.get(job._id), resultJson === null]).toEqual([
        'completed',
        'spent',
        false,
      ]);
    },
  );

  test('an essay deleted after its result was stored and paid for leaves the job completed', async () => {
    const job = await bed.service.start(REQUEST);
    await bed.work(job._id, TASKS.length - 1);
    bed.backends.fail('commitCredit', 'after');
    await bed.work(job._id);
    await bed.idle();
    expect(bed.backends.holds.get(job._id)).toBe('spent');
    bed.backends.essays.delete(job.essayId);
    const { job: after } = await bed.ended(job._id);
    expect([after.status, bed.backends.holds.get(job._id)]).toEqual(['completed', 'spent']);
  });

  test('a job that is cancelled after critiques were shown keeps its partial result and costs the credit', async () => {
    const job = await bed.service.start(REQUEST);
    await bed.work(job._id, 1);
    const { job: after, resultJson } = await bed.service.cancel(job._id, 'u1');
    expect([
      after.status,
      bed.backends.holds.get(job._id),
      bed.backends.results.get(job._id)?.isCompleted,
    ]).toEqual(['cancelled', 'spent', false]);
    expect(JSON.parse(resultJson ?? '{}')).toHaveProperty('lineCritiques.0.quote');
    expect((await bed.service.cancel(job._id, 'u1')).job.status).toBe('cancelled');
  });

  test('a job that is cancelled while the engine goes on keeps the remarks shown by then, without a score', async () => {
    const job = await bed.service.start(REQUEST);
    const found = findAll(readEssay(REQUEST.text, null));
    bed.backends.findings.set(job._id, [{ taskId: 'engine', findingsJson: JSON.stringify(found) }]);
    await bed.service.recordTaskAdvance(job._id, 'engine', found.critiques.length);
    const { partial } = await bed.service.state(job._id, 'u1', { partial: true, result: false });
    expect(partial?.length).toBeGreaterThan(0);
    const { resultJson } = await bed.service.cancel(job._id, 'u1');
    const result = JSON.parse(resultJson ?? '{}') as AnalysisResult;
    const kept = result.lineCritiques.map(({ id }) => id);
    expect(kept).toEqual(expect.arrayContaining(partial?.map(({ id }) => id) ?? []));
    expect([result.scores.overall.value, bed.backends.holds.get(job._id)]).toEqual([null, 'spent']);
  });

  test('a job that is cancelled before any critique gives the credit back', async () => {
    const job = await bed.service.start(REQUEST);
    const { job: after, resultJson } = await bed.service.cancel(job._id, 'u1');
    expect([after.status, bed.backends.holds.get(job._id), resultJson]).toEqual([
      'cancelled',
      'released',
      null,
    ]);
  });

  test('a job past its deadline fails and gives the credit back', async () => {
    const job = await bed.service.start(REQUEST);
    bed.clock.advance(601);
    const { job: after } = await bed.ended(job._id);
    expect([after.status, after.error, bed.backends.holds.get(job._id)]).toEqual([
      'failed',
      'Analysis failed',
      'released',
    ]);
  });

  test('deleting the essay cancels its job', async () => {
    const job = await bed.service.start(REQUEST);
    bed.backends.essays.delete(job.essayId);
    await bed.service.abandon({ essayId: job.essayId });
    const { job: after } = await bed.ended(job._id);
    expect([after.status, bed.backends.holds.get(job._id)]).toEqual(['cancelled', 'released']);
  });

  test('a completed analysis without any score gives the credit back and says so', async () => {
    const job = await bed.service.start(REQUEST);
    for (const { id } of TASKS)
      await bed.service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 0 }]);
    const { job: after, resultJson } = await bed.ended(job._id);
    expect([after.status, bed.backends.holds.get(job._id)]).toEqual(['completed', 'released']);
    expect(JSON.parse(resultJson ?? '{}')).toMatchObject({
      cloudAnalysis: {
        notes: ['No score could be given for this essay, so this analysis did not use a credit.'],
      },
    });
  });

  test('every critique that a partial showed is in the result', async () => {
    const job = await bed.service.start(REQUEST);
    await bed.work(job._id, TASKS.length - 1);
    const { partial } = await bed.service.state(job._id, 'u1', { partial: true, result: false });
    await bed.work(job._id);
    const { partial: late, resultJson } = await bed.ended(job._id);
    const ids = (JSON.parse(resultJson ?? '{}') as { lineCritiques: { id: string }[] })
      .lineCritiques;
    expect(ids.map(({ id }) => id)).toEqual(
      expect.arrayContaining(partial?.map(({ id }) => id) ?? ['nothing was shown']),
    );
    expect(late).toBeNull();
  });

  test('a job whose tasks found no essay leaves the list', async () => {
    const job = await bed.service.start(REQUEST);
    for (const { id } of TASKS)
      await bed.service.recordTaskOutcomes(job._id, [
        { taskId: id, state: 'failed', critiques: 0, isEssayDeleted: true },
      ]);
    await bed.idle();
    expect((await bed.service.list('u1', 10)).items).toEqual([]);
    expect(bed.backends.holds.get(job._id)).toBe('released');
  });

  test('an old event that comes again after newer ones changes nothing', async () => {
    const job = await bed.service.start(REQUEST);
    const events: (() => Promise<void>)[] = TASKS.map(
      ({ id }) =>
        () =>
          bed.service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 1 }]),
    );
    await bed.work(job._id);
    await bed.idle();
    events.push(() => bed.service.abandon({ essayId: job.essayId }));
    events.push(() => bed.service.abandon({ userId: 'u1' }));
    await events.at(-1)?.();
    const before = await bed.jobs.get(job._id);
    for (const repeat of events) await repeat();
    await bed.idle();
    expect(await bed.jobs.get(job._id)).toEqual(before);
  });
});

import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventData } from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import { currentContext, newTraceparent, runInContext } from '@argint/service-kit';
import { SAMPLE_ESSAY } from '@argint/testkit';
import { openServiceBed, REQUEST, TASKS, type ServiceBed } from '../testing/service-bed.ts';

describe('the orchestrator', () => {
  let bed: ServiceBed;

  beforeEach(async () => {
    bed = await openServiceBed();
  });
  afterEach(() => bed.close());

  test('asks for every task of the plan, by ids and offsets only', async () => {
    await bed.service.start(REQUEST);
    const events = await bed.pendingEvents();
    const asked = events
      .filter(({ type }) => type === 'analysis.tasks.requested')
      .flatMap(({ data }) => (data as EventData<'analysis.tasks.requested'>).tasks)
      .map(({ taskId }) => taskId);
    expect(asked).toEqual(TASKS.map(({ id }) => id));
    expect(JSON.stringify(events)).not.toContain('Cape Town');
  });

  test.each([
    [true, 'analysis.tasks.requested.priority'],
    [false, 'analysis.tasks.requested'],
  ])(
    'a plan with priority %s asks for its tasks on %s, also when the plan changes before a repeated start',
    async (priority, topic) => {
      bed.backends.entitlement.priority = priority;
      const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
      await bed.service.start(keyed);
      bed.backends.entitlement.priority = !priority;
      await bed.service.start(keyed);
      const topics = (await bed.pendingEvents()).map(({ type }) => type);
      expect(topics.filter((type) => type.startsWith('analysis.tasks.'))).toEqual([topic]);
    },
  );

  test('one idempotency key with other criteria is a conflict', async () => {
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    await bed.service.start({ ...keyed, rubric: 'Argument' });
    await expect(bed.service.start({ ...keyed, rubric: 'Style' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    await expect(bed.service.start(keyed)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('two requests with one idempotency key start one job, also at the same time', async () => {
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    const [a, b] = await Promise.all([bed.service.start(keyed), bed.service.start(keyed)]);
    const c = await bed.service.start(keyed);
    expect([b._id, c._id]).toEqual([a._id, a._id]);
    expect([bed.backends.holds.size, bed.backends.essays.size]).toEqual([1, 1]);
  });

  test('three starts at once under one key make one job, even when one of them breaks off', async () => {
    bed.backends.fail('createEssay', 'after');
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    const all = await Promise.allSettled([1, 2, 3].map(() => bed.service.start(keyed)));
    const ids = all.flatMap((one) => (one.status === 'fulfilled' ? one.value._id : []));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    expect(
      (await bed.jobs.find({ where: { userId: 'u1' }, sort: { field: 'createdAt', direction: 1 } }))
        .items,
    ).toHaveLength(1);
    expect([...bed.backends.holds.values()].filter((state) => state === 'held')).toHaveLength(1);
  });

  test('a start that broke off, whose essay was deleted meanwhile, can be repeated with its key', async () => {
    bed.backends.fail('createEssay', 'after');
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    await expect(bed.service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const [deleted = ''] = bed.backends.essays.keys();
    bed.backends.deleted.add(deleted);
    bed.backends.essays.delete(deleted);
    expect((await bed.service.start(keyed)).essayId).not.toBe(deleted);
  });

  test('refuses another body under the same key and leaves no essay of it', async () => {
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    await bed.service.start(keyed);
    await expect(
      bed.service.start({ ...keyed, text: `${SAMPLE_ESSAY} More.` }),
    ).rejects.toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(bed.backends.essays.size).toBe(1);
  });

  test('the parent is part of the body that a key names, and is handed to essay', async () => {
    const keyed = { ...REQUEST, idempotencyKey: 'key-1', parentEssayId: 'e1' };
    const job = await bed.service.start(keyed);
    expect((await bed.service.start(keyed))._id).toBe(job._id);
    expect(bed.backends.parents.get(job.essayId)).toBe('e1');
    for (const parentEssayId of [null, 'e2'])
      await expect(bed.service.start({ ...keyed, parentEssayId })).rejects.toMatchObject({
        code: 'IDEMPOTENCY_CONFLICT',
      });
  });

  test('a start whose parent is not found gives its credit back', async () => {
    bed.backends.deleted.add('gone');
    const keyed = { ...REQUEST, idempotencyKey: 'key-1', parentEssayId: 'gone' };
    await expect(bed.service.start(keyed)).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    expect([...bed.backends.holds.values()]).toEqual(['released']);
    expect(bed.backends.essays.size).toBe(0);
  });

  test('forgets a key after a day', async () => {
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    const first = await bed.service.start(keyed);
    bed.clock.advance(24 * 60 * 60 + 1);
    expect((await bed.service.start(keyed))._id).not.toBe(first._id);
  });

  test.each([
    ['reserveCredit', 'before'],
    ['reserveCredit', 'after'],
    ['createEssay', 'before'],
    ['createEssay', 'after'],
  ] as const)(
    'a start that breaks %s %s can be repeated with its key and holds one credit',
    async (call, when) => {
      bed.backends.fail(call, when);
      const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
      await expect(bed.service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      await bed.service.start(keyed);
      expect([...bed.backends.holds.values()].filter((state) => state === 'held')).toHaveLength(1);
      expect(bed.backends.essays.size).toBe(1);
    },
  );

  test('a start that ran out of time gives its credit back', async () => {
    const { billing } = bed.backends;
    const { releaseCredit } = billing;
    const deadlines: unknown[] = [];
    billing.releaseCredit = (request) => {
      deadlines.push(currentContext()?.deadline);
      return releaseCredit(request);
    };
    bed.backends.fail('createEssay', 'before');
    const late = { traceparent: newTraceparent(), requestId: 'r1', deadline: Date.now() };
    await expect(runInContext(late, () => bed.service.start(REQUEST))).rejects.toThrow();
    // A call whose deadline has passed is not made at all.
    expect([...bed.backends.holds.values(), ...deadlines]).toEqual(['released', undefined]);
  });

  test('a simple analysis takes no hold', async () => {
    await bed.service.start({ ...REQUEST, analysisType: 'simple' });
    expect(bed.backends.holds.size).toBe(0);
  });

  test('a simple analysis gives back what a start of another kind left under its key', async () => {
    bed.backends.fail('reserveCredit', 'after');
    const keyed = { ...REQUEST, idempotencyKey: 'key-1' };
    await expect(bed.service.start(keyed)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    const job = await bed.service.start({ ...keyed, analysisType: 'simple' });
    for (const { id } of planTasks(SAMPLE_ESSAY, 'simple'))
      await bed.service.recordTaskOutcomes(job._id, [{ taskId: id, state: 'done', critiques: 1 }]);
    const { job: after } = await bed.ended(job._id);
    expect([after.status, bed.backends.holds.get(job._id)]).toEqual(['completed', 'released']);
  });
});

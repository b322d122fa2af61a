import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openServiceBed, REQUEST, TASKS, type ServiceBed } from '../testing/service-bed.ts';

describe('the orchestrator', () => {
  let bed: ServiceBed;

  beforeEach(async () => {
    bed = await openServiceBed();
  });
  afterEach(() => bed.close());

  test("another user's job is forbidden, an unknown one not found", async () => {
    const job = await bed.service.start(REQUEST);
    await expect(
      bed.service.state(job._id, 'u2', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(bed.service.cancel(job._id, 'u2')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      bed.service.state('nope', 'u1', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('a running job shows its critiques so far', async () => {
    const job = await bed.service.start(REQUEST);
    await bed.work(job._id, 1);
    const { partial } = await bed.service.state(job._id, 'u1', { partial: true, result: true });
    expect(partial?.length).toBeGreaterThan(0);
  });

  test('a partial only grows, is not empty once findings are removed, and none comes with a result', async () => {
    const job = await bed.service.start(REQUEST);
    const see = async () => {
      const { partial, resultJson } = await bed.service.state(job._id, 'u1', {
        partial: true,
        result: true,
      });
      return { ids: partial?.map(({ id }) => id) ?? null, hasResult: resultJson !== null };
    };
    let shown: string[] = [];
    for (let count = 1; count < TASKS.length; count += 1) {
      await bed.work(job._id, count);
      const { ids } = await see();
      expect(ids).toEqual(expect.arrayContaining(shown));
      shown = ids ?? shown;
    }
    expect(shown.length).toBeGreaterThan(0);
    bed.backends.fail('saveResult', 'before');
    await bed.work(job._id);
    await bed.idle();
    expect((await see()).ids).toEqual(expect.arrayContaining(shown));
    // Another replica has removed the findings while this one still sees the job unfinished.
    bed.backends.findings.delete(job._id);
    expect((await see()).ids).toBeNull();
  });

  test('the jobs of a deleted essay leave the list, and a completed one is not found any more', async () => {
    const [kept, gone] = [await bed.service.start(REQUEST), await bed.service.start(REQUEST)];
    await bed.work(gone._id);
    await bed.idle();
    await bed.service.abandon({ essayId: gone.essayId });
    expect((await bed.service.list('u1', 10)).items.map(({ _id }) => _id)).toEqual([kept._id]);
    await expect(
      bed.service.state(gone._id, 'u1', { partial: true, result: true }),
    ).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' });
  });

  test('the list goes on to its end page by page', async () => {
    const started: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      started.unshift((await bed.service.start(REQUEST))._id);
      bed.clock.advance(1);
    }
    const first = await bed.service.list('u1', 2);
    const second = await bed.service.list('u1', 2, first.next ?? '');
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(started);
    expect(second.next).toBeNull();
  });

  test('the newest job of each essay is found, and none of another user', async () => {
    const [a, b] = [await bed.service.start(REQUEST), await bed.service.start(REQUEST)];
    const other = await bed.service.start({ ...REQUEST, userId: 'u2' });
    const newest = await bed.service.newestOfEssays('u1', [a.essayId, b.essayId, other.essayId]);
    expect(newest.map(({ _id }) => _id).sort()).toEqual([a._id, b._id].sort());
  });
});

import { expect, test } from '@jest/globals';
import { newEvent } from '@argint/event-bus';
import fc from 'fast-check';
import { requested } from '../testing/worker-bed.ts';
import {
  cancel,
  claim,
  fail,
  finish,
  newTask,
  release,
  renew,
  retry,
  type Task,
} from './chunk-task.ts';

const start = new Date('2026-11-21T12:00:00.000Z');
const step = fc.record({
  does: fc.constantFrom('claim', 'renew', 'retry', 'release', 'finish', 'fail', 'cancel'),
  /** How many claims ago the caller got its fence. */
  stale: fc.nat(2),
  seconds: fc.nat(15),
});
const ended = ({ state }: Task): boolean => ['done', 'failed', 'cancelled'].includes(state);

test('whatever is tried by whomever in whatever order, a task ends once and says so at most once', () => {
  const event = { source: 'test', id: 'event', now: start };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const given = { priority: false, traceparent: null, now: start };
      const fresh = newTask(requested('a'), given);
      let task: Task = { ...fresh, version: 1, outbox: [], outboxSince: null };
      let now = start;
      for (const { does, stale, seconds } of steps) {
        now = new Date(now.getTime() + seconds * 1_000);
        const fence = task.fence - stale;
        const ids = { jobId: 'j1', chunkId: 'a', fence };
        const completed = newEvent('analysis.chunks.completed', { ...ids, critiques: 0 }, event);
        const failed = newEvent('analysis.chunks.failed', { ...ids, code: 'INTERNAL' }, event);
        const before = task;
        task = {
          claim: () => claim(task, 'someone', now, 10_000),
          renew: () => renew(task, fence, new Date(now.getTime() + 10_000)),
          retry: () => retry(task, fence, now),
          release: () => release(task, fence, now),
          finish: () => finish(task, fence, now, completed),
          fail: () => fail(task, fence, now, 'INTERNAL', failed),
          cancel: () => cancel(task, now),
        }[does]();

        expect(task.fence).toBeGreaterThanOrEqual(before.fence);
        expect(task.attempts).toBeGreaterThanOrEqual(0);
        expect(task.claimableAt === null).toBe(ended(task));
        expect(task.outbox).toHaveLength(['done', 'failed'].includes(task.state) ? 1 : 0);
        if (ended(before) || (stale > 0 && !['claim', 'cancel'].includes(does)))
          expect(task).toBe(before);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

import { expect, test } from '@jest/globals';
import { newEvent } from '@argint/event-bus';
import fc from 'fast-check';
import { requested } from '../testing/worker-harness.ts';
import {
  cancel,
  claim,
  fail,
  finish,
  markOf,
  newTask,
  release,
  renew,
  requeue,
  retry,
  tierOf,
  type Task,
} from './task.ts';

const request = requested('a');
const now = new Date('2026-11-21T12:00:00.000Z');
const step = fc.record({
  does: fc.constantFrom(
    'claim',
    'renew',
    'retry',
    'requeue',
    'release',
    'finish',
    'fail',
    'cancel',
  ),
  /** How many claims ago the caller got its fence, or saw the task. */
  stale: fc.nat(2),
});
const ended = ({ state }: Task): boolean => ['done', 'failed', 'cancelled'].includes(state);

test('a task ends once and publishes at most one event, whatever replicas try in any order', () => {
  const event = { source: 'test', id: 'event', now };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const fresh = newTask(request, request.tasks[0]!, {
        queue: 'analysis',
        tier: 'paid',
        round: 3,
        traceparent: null,
        now,
      });
      let task: Task = { ...fresh, version: 1, outbox: [], outboxSince: null };
      for (const { does, stale } of steps) {
        const fence = task.fence - stale;
        const own = { taskId: 'a', fence };
        const completed = newEvent(
          'analysis.tasks.completed',
          { jobId: 'j1', tasks: [{ ...own, critiques: 0 }] },
          event,
        );
        const failed = newEvent(
          'analysis.tasks.failed',
          { jobId: 'j1', ...own, code: 'INTERNAL' },
          event,
        );
        const before = task;
        task = {
          claim: () => claim(task, 'someone'),
          renew: () => renew(task, fence),
          retry: () => retry(task, fence, 500),
          requeue: () => requeue(task, markOf({ ...task, fence }), { round: 1, now }),
          release: () => release(task, fence, now),
          finish: () => finish(task, fence, now, completed),
          fail: () => fail(task, fence, now, 'INTERNAL', failed),
          cancel: () => cancel(task, now),
        }[does]();

        expect(task.fence).toBeGreaterThanOrEqual(before.fence);
        expect(task.round).toBe(3);
        expect(task.attempts).toBeGreaterThanOrEqual(0);
        expect(task.endedAt !== null).toBe(ended(task));
        expect(task.holder !== null).toBe(task.state === 'running');
        expect(task.outbox).toHaveLength(['done', 'failed'].includes(task.state) ? 1 : 0);
        if (ended(before) || (stale > 0 && !['claim', 'cancel'].includes(does)))
          expect(task).toBe(before);
      }
    }),
    { seed: 7, numRuns: 500 },
  );
});

test('a simple analysis is in the last tier on every plan, any other follows the plan', () => {
  expect(tierOf('simple', true)).toBe('simple');
  expect(tierOf('simple', false)).toBe('simple');
  expect(tierOf('hybrid', true)).toBe('priority');
  expect(tierOf('hybrid', false)).toBe('paid');
  expect(tierOf('comprehensive', false)).toBe('paid');
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import type { EventData, Topic } from '@argint/contracts';
import { newEvent, type EventHandlers } from '@argint/event-bus';
import { repeatOldEvents } from '@argint/event-bus/testing';
import { held, openBudget, storedTokens } from '../testing/open-budget.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import { requested, type WorkerHarness } from '../testing/worker-harness.ts';
import { onTasksRequested } from './on-tasks-requested.ts';
import { onJobUpdated } from './on-job-updated.ts';
import { onUserDeleted } from './on-user-deleted.ts';

describe('duplicates of old events that arrive after newer events', () => {
  const { open, clock } = useWorkerReplicas();
  let harness: WorkerHarness;
  let handlers: EventHandlers;
  let budget: ReturnType<typeof openBudget>;
  beforeEach(async () => {
    harness = await open();
    const { queue, loop } = harness;
    budget = openBudget(harness, clock.now, { perUserPerDay: 100 });
    const request = onTasksRequested(queue, { fill: harness.work }, (error) => {
      throw error;
    });
    handlers = {
      'analysis.tasks.requested': request,
      'analysis.tasks.requested.priority': request,
      'analysis.jobs.updated': onJobUpdated(queue, loop, harness.texts),
      'users.deleted': onUserDeleted(queue, loop, budget),
    };
  });

  const event = <T extends Topic>(type: T, data: EventData<T>) =>
    newEvent(type, data, { source: 'test', id: type, now: clock.now() });
  /** Runs the worker until it is idle, then returns the state of every stored task. */
  const runAndReadTasks = async () => {
    await harness.work();
    const { items } = await harness.tasks.find({ limit: 1_000 });
    return items.map(({ _id, state, outbox }) => ({ _id, state, events: outbox.length }));
  };
  const requests = () => [
    event('analysis.tasks.requested', requested('c1')),
    event('analysis.tasks.requested.priority', requested('c2')),
  ];

  test('a repeated request does not run a finished task again', async () => {
    await repeatOldEvents(handlers, requests(), runAndReadTasks);
    expect(harness.calls).toHaveLength(2);
  });

  test('a repeated request does not start a task of a cancelled job', async () => {
    const cancelled = event('analysis.jobs.updated', {
      userId: 'u1',
      jobId: 'j1',
      essayId: 'e1',
      status: 'cancelled',
      progress: 50,
      processingStage: 'cancelled',
    });
    await repeatOldEvents(handlers, [...requests(), cancelled], runAndReadTasks);
    await repeatOldEvents(handlers, [cancelled, ...requests()], runAndReadTasks);
  });

  test('a repeated request restores neither a task nor a budget of a deleted user', async () => {
    const deleted = event('users.deleted', { userId: 'u1' });
    await held(budget, 'u1', 10);
    await repeatOldEvents(handlers, [...requests(), deleted], runAndReadTasks);
    expect(await runAndReadTasks()).toEqual([]);
    expect(await storedTokens(harness)).toEqual({});
  });
});

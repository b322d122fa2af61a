import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EventData, Topic } from '@argint/contracts';
import { planTasks } from '@argint/assembly';
import { newEvent, type EventHandlers } from '@argint/event-bus';
import { eventually, repeatOldEvents } from '@argint/event-bus/testing';
import { fixedClock, SAMPLE_ESSAY, tempDir, type FixedClock } from '@argint/testkit';
import {
  openOrchestratorHarness,
  type OrchestratorHarness,
} from '../testing/orchestrator-harness.ts';
import { onTasksCompleted } from './on-tasks-completed.ts';
import { onTaskFailed } from './on-task-failed.ts';
import { onEssayDeleted } from './on-essay-deleted.ts';
import { onUserDeleted } from './on-user-deleted.ts';

const [first = '', second = ''] = planTasks(SAMPLE_ESSAY, 'hybrid').map(({ id }) => id);

describe('an old event that arrives again after newer ones', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let clock: FixedClock;
  let harness: OrchestratorHarness;
  let handlers: EventHandlers;
  let jobId: string;
  beforeEach(async () => {
    dir = await tempDir();
    clock = fixedClock();
    harness = await openOrchestratorHarness(dir.path, clock);
    const { service } = harness;
    handlers = {
      'analysis.tasks.completed': onTasksCompleted(service),
      'analysis.tasks.failed': onTaskFailed(service),
      'essays.deleted': onEssayDeleted(service),
      'users.deleted': onUserDeleted(service),
    };
    jobId = await harness.start();
  });
  afterEach(async () => {
    await harness.store.close();
    await dir.remove();
  });

  const event = <T extends Topic>(type: T, id: string, data: EventData<T>) =>
    newEvent(type, data, { source: 'test', id, now: clock.now() });
  const completed = (taskId: string) =>
    event('analysis.tasks.completed', `done ${taskId}`, {
      jobId,
      tasks: [{ taskId, fence: 1, critiques: 2 }],
    });
  const failed = (taskId: string) =>
    event('analysis.tasks.failed', `failed ${taskId}`, {
      jobId,
      taskId,
      fence: 2,
      code: 'PROVIDER_UNAVAILABLE',
    });
  const readState = async () => ({ job: await harness.jobs.get(jobId), calls: harness.calls });
  /** The job and what was called for it, once the job has ended for good. */
  const readEnd = async () => {
    await eventually('the end', async () => (await harness.jobs.get(jobId))?.phase === 'done');
    return structuredClone({ ...(await readState()), holds: harness.holds });
  };

  test.each([
    ['done', [completed, failed]],
    ['failed', [failed, completed]],
  ])('does not change the outcome of a task that is %s', async (_outcome, published) => {
    const events = published.map((eventOf) => eventOf(first));
    await repeatOldEvents(handlers, events, async () => structuredClone(await readState()));
  });

  test('does not finish a completed job again', async () => {
    await repeatOldEvents(handlers, [failed(first), completed(second)], readEnd);
    expect(harness.holds.get(jobId)).toBe('spent');
  });

  test('does not revive a job whose essay or user was deleted', async () => {
    const { userId, essayId } = (await harness.jobs.get(jobId))!;
    await repeatOldEvents(
      handlers,
      [
        completed(first),
        event('essays.deleted', 'essay', { userId, essayId }),
        event('users.deleted', 'user', { userId }),
      ],
      readEnd,
    );
    expect(harness.holds.get(jobId)).not.toBe('held');
  });
});

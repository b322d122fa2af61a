import { afterEach, beforeEach } from '@jest/globals';
import { fixedClock, tempDir, type FixedClock } from '@argint/testkit';
import { openWorkerHarness, requested, type WorkerHarness } from './worker-harness.ts';

/**
 * Gives each test of the file an empty store and a clock that starts at the same time. `open` adds a replica of the
 * worker, with the essay e1; all are closed after the test.
 */
export const useWorkerReplicas = () => {
  const clock = {} as FixedClock;
  const opened: WorkerHarness[] = [];
  let dir: Awaited<ReturnType<typeof tempDir>>;
  beforeEach(async () => {
    dir = await tempDir();
    Object.assign(clock, fixedClock());
  });
  afterEach(async () => {
    for (const { store } of opened.splice(0)) await store.close();
    await dir.remove();
  });
  const open = async (
    given: Parameters<typeof openWorkerHarness>[2] = {},
    { now }: FixedClock = clock,
  ): Promise<WorkerHarness> => {
    const replica = await openWorkerHarness(dir.path, now, given);
    opened.push(replica);
    replica.essay.texts.set('e1', 'Water runs.');
    return replica;
  };
  return { open, clock };
};

/** Requests tasks of the job j1 of the user u1. */
export const addTasks = async (
  { queue }: Pick<WorkerHarness, 'queue'>,
  ...taskIds: string[]
): Promise<void> => {
  await Promise.all(taskIds.map((id) => queue.enqueue(requested(id), false, null)));
};

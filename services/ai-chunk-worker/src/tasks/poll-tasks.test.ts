import { expect, test } from '@jest/globals';
import { pollTasks } from './poll-tasks.ts';

/** Runs what it is given at each tick, but never twice at once, as a service does. */
const createTicks = () => {
  const work: { run: () => Promise<unknown>; isRunning: boolean }[] = [];
  return {
    every: (_ms: number, _name: string, run: () => Promise<unknown>): void =>
      void work.push({ run, isRunning: false }),
    tick: async (): Promise<void> => {
      for (const one of work.filter(({ isRunning }) => !isRunning)) {
        one.isRunning = true;
        void one.run().finally(() => (one.isRunning = false));
      }
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
};

test('lost tasks are recovered at every look although claiming does not end', async () => {
  let looks = 0;
  const { every, tick } = createTicks();
  pollTasks(every, {
    recovery: { recover: async () => void (looks += 1) },
    loop: { fill: () => new Promise<void>(() => undefined) },
  });
  for (let i = 0; i < 3; i += 1) await tick();
  expect(looks).toBe(3);
});

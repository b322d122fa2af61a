import { describe, expect, test } from '@jest/globals';
import type { Findings, LineCritique } from '@argint/contracts';
import { createProgressSaver } from './progress-saver.ts';

/** A state of a task that has found so many remarks. */
const found = (remarks: number): Findings => ({
  kind: 'reading',
  critiques: Array.from({ length: remarks }, (_, i) => ({ id: String(i) }) as LineCritique),
});

/** A saver whose savings and pauses end when the test says so. */
const open = () => {
  const saved: [remarks: number, revision: number][] = [];
  const errors: unknown[] = [];
  const waiting: { done: () => void; fail: (error: Error) => void }[] = [];
  const pauses: (() => void)[] = [];
  const saver = createProgressSaver({
    save: (sofar, revision) => {
      saved.push([sofar.critiques.length, revision]);
      return new Promise((done, fail) => waiting.push({ done, fail }));
    },
    pause: (_ms, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve();
        pauses.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    onError: (error) => errors.push(error),
  });
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    saver,
    saved,
    errors,
    endSaving: async (error?: Error) => {
      const { done, fail } = waiting.shift()!;
      if (error) fail(error);
      else done();
      await turn();
    },
    endPause: async () => {
      pauses.shift()!();
      await turn();
    },
  };
};

describe('the states of a running task', () => {
  test('are saved one at a time, the newest only, with a pause between', async () => {
    const { saver, saved, endSaving, endPause } = open();
    for (const n of [1, 2, 3, 4, 5]) saver.report(found(n));
    expect(saved).toEqual([[1, 1]]);
    await endSaving();
    expect(saved).toHaveLength(1);
    await endPause();
    expect(saved).toEqual([
      [1, 1],
      [5, 2],
    ]);
  });

  test('are no longer saved once the task ends, which waits for the one that is being saved', async () => {
    const { saver, saved, endSaving } = open();
    saver.report(found(1));
    saver.report(found(2));
    const end = saver.end();
    await endSaving();
    expect(await end).toBe(1);
    saver.report(found(3));
    expect(saved).toEqual([[1, 1]]);
  });

  test('that could not be saved are reported, and the next one has a higher number', async () => {
    const { saver, saved, errors, endSaving, endPause } = open();
    saver.report(found(1));
    saver.report(found(2));
    await endSaving(new Error('gone'));
    await endPause();
    expect(errors).toEqual([new Error('gone')]);
    expect(saved).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  test('of a task that found nothing on its way have the number 0', async () => {
    expect(await open().saver.end()).toBe(0);
  });
});

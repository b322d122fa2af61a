import { expect, test } from '@jest/globals';
import { createBackgroundWork } from './background-work.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-22T12:00:00.000Z');

const open = () => {
  const failed: string[] = [];
  const work = createBackgroundWork(
    (task) => failed.push(task),
    () => NOW,
  );
  return { work, failed };
};

test('a task that is run by hand is shown with its times and outcome', async () => {
  const { work, failed } = open();
  work.every(HOUR, 'expire', async () => undefined);
  work.every(HOUR, 'settle', () => Promise.reject(new Error('away')));
  const idle = { everyMs: HOUR, startedAt: null, endedAt: null, hasFailed: false };
  expect(work.repeated()).toEqual([
    { ...idle, task: 'expire' },
    { ...idle, task: 'settle' },
  ]);
  expect(await work.runNow('expire')).toBe(true);
  expect(await work.runNow('settle')).toBe(true);
  expect(await work.runNow('sweep')).toBe(false);
  const ran = { ...idle, startedAt: NOW, endedAt: NOW };
  expect(work.repeated()).toEqual([
    { ...ran, task: 'expire' },
    { ...ran, task: 'settle', hasFailed: true },
  ]);
  expect(failed).toEqual(['settle']);
  await work.stop();
});

test('a task never runs twice at once, and not after the end', async () => {
  const { work } = open();
  let runs = 0;
  let finish = (): void => undefined;
  work.every(HOUR, 'expire', async () => {
    runs += 1;
    await new Promise<void>((resolve) => (finish = resolve));
  });
  const both = Promise.all([work.runNow('expire'), work.runNow('expire')]);
  expect(work.repeated()[0]).toMatchObject({ startedAt: NOW, endedAt: null });
  finish();
  await both;
  expect(runs).toBe(1);
  await work.stop();
  await work.runNow('expire');
  expect(runs).toBe(1);
});

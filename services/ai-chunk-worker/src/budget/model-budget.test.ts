import { beforeEach, describe, expect, test } from '@jest/globals';
import { held, openBudget, storedTokens } from '../testing/open-budget.ts';
import { useWorkerReplicas } from '../testing/use-worker-replicas.ts';
import type { WorkerHarness } from '../testing/worker-harness.ts';

const DAY = 24 * 3_600;
const TODAY = '2026-11-21';

describe('the budget of tokens for the language model', () => {
  const { open, clock } = useWorkerReplicas();
  let harness: WorkerHarness;
  beforeEach(async () => {
    harness = await open();
  });
  const openWith = (limits: Parameters<typeof openBudget>[2]) =>
    openBudget(harness, clock.now, limits);

  test('counts what a running call holds, and after it what it used, for the user and for all', async () => {
    const budget = openWith({ perDay: 1_000, perUserPerDay: 500 });
    const first = await held(budget, 'u1', 300);
    await held(budget, 'u2', 200);
    expect(await storedTokens(harness)).toEqual({
      [TODAY]: 500,
      [`${TODAY}:u1`]: 300,
      [`${TODAY}:u2`]: 200,
    });
    await first.settle(120);
    expect(await storedTokens(harness)).toMatchObject({ [TODAY]: 320, [`${TODAY}:u1`]: 120 });
  });

  test('lets a call have exactly what is left', async () => {
    const budget = openWith({ perDay: 100 });
    await held(budget, 'u1', 40);
    expect(await budget.reserve('u2', 61)).toEqual({ spent: 'day' });
    await held(budget, 'u2', 60);
    expect(await budget.reserve('u1', 1)).toEqual({ spent: 'day' });
  });

  test('refuses the first call of a day that needs more than the whole budget', async () => {
    expect(await openWith({ perDay: 100 }).reserve('u1', 101)).toEqual({ spent: 'day' });
    expect(await storedTokens(harness)).toEqual({});
  });

  test('holds nothing for a refused call, whichever budget refuses it', async () => {
    const budget = openWith({ perDay: 100, perUserPerDay: 60 });
    await held(budget, 'u1', 50);
    expect(await budget.reserve('u1', 20)).toEqual({ spent: 'user' });
    expect(await budget.reserve('u2', 55)).toEqual({ spent: 'day' });
    expect(await storedTokens(harness)).toEqual({
      [TODAY]: 50,
      [`${TODAY}:u1`]: 50,
      [`${TODAY}:u2`]: 0,
    });
    await held(budget, 'u2', 50);
  });

  test('counts what a call used beyond what it held', async () => {
    const budget = openWith({ perDay: 100 });
    await (await held(budget, 'u1', 80)).settle(130);
    expect(await storedTokens(harness)).toEqual({ [TODAY]: 130 });
    expect(await budget.reserve('u1', 0)).toEqual({ spent: 'day' });
  });

  test('counts the newest use of a call that settles several times, also at the same moment', async () => {
    const budget = openWith({ perDay: 1_000, perUserPerDay: 1_000 });
    const hold = await held(budget, 'u1', 300);
    await Promise.all([hold.settle(100), hold.settle(400), hold.settle(400)]);
    await hold.settle(50);
    await hold.settle(50);
    expect(await storedTokens(harness)).toEqual({ [TODAY]: 50, [`${TODAY}:u1`]: 50 });
    await hold.settle(0);
    expect(await storedTokens(harness)).toEqual({ [TODAY]: 0, [`${TODAY}:u1`]: 0 });
  });

  test('writes each budget once for a call that begins and once for a call that ends', async () => {
    const budget = openWith({ perDay: 1_000, perUserPerDay: 1_000 });
    for (const call of [1, 2, 3]) {
      const hold = await held(budget, 'u1', 10);
      await hold.settle(4);
      for (const id of [TODAY, `${TODAY}:u1`])
        expect((await harness.modelBudgets.get(id))?.version).toBe(2 * call);
    }
  });

  test('begins anew at midnight UTC, and a call that runs over midnight counts for the day it began', async () => {
    const budget = openWith({ perDay: 100, perUserPerDay: 100 });
    clock.advance(DAY / 2 - 1);
    const hold = await held(budget, 'u1', 100);
    clock.advance(1);
    await held(budget, 'u1', 70);
    await hold.settle(20);
    expect(await storedTokens(harness)).toEqual({
      [TODAY]: 20,
      [`${TODAY}:u1`]: 20,
      '2026-11-22': 70,
      '2026-11-22:u1': 70,
    });
  });

  test('without a limit stores nothing and refuses nothing', async () => {
    await (await held(openWith({}), 'u1', 1_000_000)).settle(900_000);
    expect(await storedTokens(harness)).toEqual({});
  });

  test('counts only for the limits that are set', async () => {
    await held(openWith({ perUserPerDay: 100 }), 'u1', 60);
    expect(await storedTokens(harness)).toEqual({ [`${TODAY}:u1`]: 60 });
    await held(openWith({ perDay: 100 }), 'u2', 70);
    expect(await storedTokens(harness)).toEqual({ [`${TODAY}:u1`]: 60, [TODAY]: 70 });
  });

  test('the sweep removes the days before yesterday, and repeating it changes nothing', async () => {
    const budget = openWith({ perDay: 100, perUserPerDay: 100 });
    for (const _day of [1, 2, 3, 4]) {
      await held(budget, 'u1', 10);
      clock.advance(DAY);
    }
    clock.advance(-DAY);
    for (const _time of [1, 2]) {
      await budget.sweep();
      expect(Object.keys(await storedTokens(harness))).toEqual([
        '2026-11-23',
        '2026-11-23:u1',
        '2026-11-24',
        '2026-11-24:u1',
      ]);
    }
  });
});

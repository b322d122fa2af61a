import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { createCallBudget } from './call-budget.ts';
import { ModelFault } from './model-fault.ts';

const call = { system: 'x'.repeat(700), turns: [], form: z.object({}), userId: 'u1' };
const counts = { input: 150, output: 40, thought: 10 };

const open = (reserve: Parameters<typeof createCallBudget>[0]['reserve']) => {
  const errors: unknown[] = [];
  return { budget: createCallBudget({ reserve }, (error) => void errors.push(error)), errors };
};

test('a call holds its prompt and an answer, and then counts what it has used', async () => {
  const seen: unknown[] = [];
  const { budget } = open(async (userId, tokens) => {
    seen.push([userId, tokens]);
    return { settle: async (used) => void seen.push(used) };
  });
  await (await budget.hold(call)).settle(counts);
  expect(seen).toEqual([['u1', 6_200], 200]);
});

test('what was held stays counted when a call does not say what it has used', async () => {
  let settled = 0;
  const { budget } = open(async () => ({
    settle: async () => {
      settled += 1;
    },
  }));
  await (await budget.hold(call)).settle({ input: 0, output: 0, thought: 0 });
  expect(settled).toBe(0);
});

test('a call is not made when the budget is used up, or cannot be asked', async () => {
  const spent = open(async () => ({ spent: 'day' }));
  await expect(spent.budget.hold(call)).rejects.toEqual(new ModelFault('budget'));
  const down = open(() => Promise.reject(new Error('down')));
  await expect(down.budget.hold(call)).rejects.toEqual(new ModelFault('budget'));
  expect(down.errors).toHaveLength(1);
});

test('a call that cannot be counted does not fail', async () => {
  const { budget, errors } = open(async () => ({
    settle: () => Promise.reject(new Error('down')),
  }));
  await (await budget.hold(call)).settle(counts);
  expect(errors).toHaveLength(1);
});

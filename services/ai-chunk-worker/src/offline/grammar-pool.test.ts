import { expect, test } from '@jest/globals';
import { createGrammarPool } from './grammar-pool.ts';

const text = 'The municipality have recieved many complaints. We went to the shop yesterday.';
const request = { text, ranges: [{ start: 0, end: text.length }] };

test('the grammar checker loads once, goes on loading for the next when one gives up, and finds slips', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error) });
  try {
    const { signal } = new AbortController();
    const cancelled = AbortSignal.abort('cancelled');
    expect(await pool.slips(request, cancelled)).toBeNull();
    expect(failures).toEqual([]);
    const slips = await pool.slips(request, signal);
    expect(slips?.map(({ start, end }) => text.slice(start, end))).toContain('recieved');
  } finally {
    await pool.close();
  }
}, 90_000);

test('a task whose patience ends before the checker answers goes without', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error), waitMs: 1 });
  try {
    expect(await pool.slips(request, new AbortController().signal)).toBeNull();
    expect(failures).toHaveLength(1);
  } finally {
    await pool.close();
  }
}, 90_000);

test('the thread ends when nobody needs it, and the next request starts another', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error), idleMs: 0 });
  const { signal } = new AbortController();
  try {
    const first = await pool.slips(request, signal);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(pool.hasThread()).toBe(false);
    expect(await pool.slips(request, signal)).toEqual(first);
    expect(failures).toEqual([]);
  } finally {
    await pool.close();
  }
}, 90_000);

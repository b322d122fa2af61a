import { expect, test } from '@jest/globals';
import { lineCritiqueSchema } from '@argint/contracts';
import { createGrammarPool } from './grammar-pool.ts';

const text = 'The municipality have recieved many complaints. We went to the shop yesterday.';
const request = { kind: 'lines' as const, text, question: null, start: 0, end: text.length };

test('the grammar checker loads once, goes on loading for the next when one gives up, and finds slips', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error) });
  try {
    const { signal } = new AbortController();
    const cancelled = AbortSignal.abort('cancelled');
    expect(await pool.remarks(request, cancelled)).toBeNull();
    expect(failures).toEqual([]);
    const remarks = await pool.remarks(request, signal);
    expect(remarks?.map(({ quote }) => quote)).toContain('recieved');
    for (const remark of remarks ?? []) lineCritiqueSchema.parse(remark);
  } finally {
    await pool.close();
  }
}, 90_000);

test('a task whose patience ends before the checker answers goes without', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error), waitMs: 1 });
  try {
    expect(await pool.remarks(request, new AbortController().signal)).toBeNull();
    expect(failures).toHaveLength(1);
  } finally {
    await pool.close();
  }
}, 90_000);

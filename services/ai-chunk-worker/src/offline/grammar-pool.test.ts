import { expect, test } from '@jest/globals';
import { createGrammarPool } from './grammar-pool.ts';

const text = 'The municipality got ride of the old bridge. We went to the shop yesterday.';
const request = { text, ranges: [{ start: 0, end: text.length }] };

test('the grammar checker continues to load when the first caller gives up, and finds issues for the next', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error) });
  try {
    const { signal } = new AbortController();
    const cancelled = AbortSignal.abort('cancelled');
    expect(await pool.findIssues(request, cancelled)).toBeNull();
    expect(failures).toEqual([]);
    const issues = await pool.findIssues(request, signal);
    expect(issues?.map(({ start, end }) => text.slice(start, end))).toContain('got ride of');
  } finally {
    await pool.close();
  }
}, 90_000);

test('a check that takes longer than waitMs resolves to null and reports a failure', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error), waitMs: 1 });
  try {
    expect(await pool.findIssues(request, new AbortController().signal)).toBeNull();
    expect(failures).toHaveLength(1);
  } finally {
    await pool.close();
  }
}, 90_000);

test('the idle thread of the grammar checker ends, and the next request starts a new one', async () => {
  const failures: unknown[] = [];
  const pool = createGrammarPool({ onFailure: (error) => failures.push(error), idleMs: 0 });
  const { signal } = new AbortController();
  try {
    const first = await pool.findIssues(request, signal);
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(pool.hasThread()).toBe(false);
    expect(await pool.findIssues(request, signal)).toEqual(first);
    expect(failures).toEqual([]);
  } finally {
    await pool.close();
  }
}, 90_000);

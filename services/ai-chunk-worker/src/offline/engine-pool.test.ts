import { afterEach, describe, expect, test } from '@jest/globals';
import { findingsSchema } from '@argint/contracts';
import { planTasks } from '@argint/critique-engine';
import { SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import type { ThreadRequest } from './engine-thread.ts';

const pools: EnginePool[] = [];
const errors: unknown[] = [];
const open = (thread?: URL, runMs?: number): EnginePool => {
  const pool = createEnginePool(1, (error) => errors.push(error), thread, runMs);
  pools.push(pool);
  return pool;
};
const odd = (runMs?: number) => open(new URL('../testing/odd-thread.ts', import.meta.url), runMs);
const ask = (text: string): ThreadRequest => ({
  kind: 'scores',
  text,
  question: null,
  start: 0,
  end: text.length,
});
const { signal } = new AbortController();

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  expect(errors).toEqual([]);
});

describe('the engine in threads', () => {
  test('answers every task of an essay with findings whose quotes stand where they say', async () => {
    const pool = open();
    const text = SAMPLE_ESSAY;
    const tasks = planTasks(text, 'comprehensive');
    const all = await Promise.all(
      tasks.map(({ kind, start, end }) =>
        pool.analyse({ kind, text, question: SAMPLE_QUESTION, start, end }, signal),
      ),
    );
    expect(all.map(({ kind }) => kind)).toEqual(tasks.map(({ kind }) => kind));
    const critiques = all.flatMap((findings) => findingsSchema.parse(findings).critiques);
    expect(critiques.length).toBeGreaterThan(3);
    for (const { start, end, quote } of critiques)
      if (start !== null && end !== null) expect(text.slice(start, end)).toBe(quote);
  }, 60_000);

  test('says what the checker shall read, and speaks of what it found by the words of the essay', async () => {
    const pool = open();
    const text = SAMPLE_ESSAY;
    const ranges = await pool.grammarRanges(ask(text), signal);
    const [first] = ranges;
    expect(first && text.slice(first.start, first.end).length).toBeGreaterThan(0);
    expect(
      await pool.grammarRanges(ask('const a = (b) => {\n  return b + 1;\n};\n'.repeat(40)), signal),
    ).toEqual([]);
    const slip = { rule: 'AnA', kind: 'Agreement', message: 'No.', replacements: ['the'] };
    const start = first?.start ?? 0;
    const slips = [{ ...slip, start, end: start + 5 }];
    const [remark] = await pool.remarkOnSlips({ text, question: null, slips }, signal);
    expect(remark?.quote).toBe(text.slice(start, start + 5));
  }, 60_000);

  test('calls off a run that is aborted, and the next one works', async () => {
    const pool = odd();
    await pool.analyse(ask('warm'), signal);
    const running = new AbortController();
    const queued = new AbortController();
    const hanging = pool.analyse(ask('hang'), running.signal);
    const waiting = pool.analyse(ask('x'), queued.signal);
    const next = pool.analyse(ask('next'), signal);
    queued.abort('cancelled');
    running.abort('lost');
    await expect(waiting).rejects.toBe('cancelled');
    await expect(hanging).rejects.toBe('lost');
    expect((await next).parts.recommendation).toBe('next');
  }, 60_000);

  test.each(['exit', 'grow'])(
    'says a thread that died may be tried again (%s)',
    async (text) => {
      const pool = odd();
      await expect(pool.analyse(ask(text), signal)).rejects.toMatchObject({
        code: 'ANALYSIS_UNAVAILABLE',
        details: { costsThread: true },
      });
      expect((await pool.analyse(ask('next'), signal)).parts.recommendation).toBe('next');
    },
    60_000,
  );

  test('ends a run that never returns, and does not blame what waits behind it', async () => {
    const pool = odd(2_000);
    await pool.analyse(ask('warm'), signal);
    const hanging = [pool.analyse(ask('hang'), signal), pool.analyse(ask('hang'), signal)];
    const waiting = pool.analyse(ask('next'), signal);
    for (const end of await Promise.allSettled(hanging))
      expect(end).toMatchObject({
        status: 'rejected',
        reason: { code: 'DEADLINE', details: { costsThread: true } },
      });
    expect((await waiting).parts.recommendation).toBe('next');
  }, 60_000);

  test('says an engine that threw failed for good, in words of its own', async () => {
    await expect(odd().analyse(ask('throw'), signal)).rejects.toMatchObject({
      code: 'ANALYSIS_FAILED',
      message: expect.not.stringContaining('secret'),
    });
  }, 60_000);
});

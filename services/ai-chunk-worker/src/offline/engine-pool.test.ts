import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { findingsSchema } from '@argint/contracts';
import { createHangLimit, longEssay, SAMPLE_ESSAY, SAMPLE_QUESTION } from '@argint/testkit';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import type { ReadRequest } from './engine-thread.ts';

const pools: EnginePool[] = [];
const errors: unknown[] = [];
const hangs = createHangLimit();
const open = (options: Parameters<typeof createEnginePool>[2] = {}): EnginePool => {
  const pool = createEnginePool(1, (error) => errors.push(error), {
    timeout: hangs.timeout,
    ...options,
  });
  pools.push(pool);
  return pool;
};
const openFaulty = (timeout = hangs.timeout) =>
  open({ thread: new URL('../testing/faulty-thread.ts', import.meta.url), timeout });
const ask = (text: string): ReadRequest => ({ text, question: null, textKind: null });
const wholeOf = (text: string) => ({ ...ask(text), start: 0, end: text.length });
const { signal } = new AbortController();

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
  expect(errors).toEqual([]);
});
afterAll(() => hangs.close());

describe('the engine in threads', () => {
  test('returns what the engine finds in an essay, with quotes at their stated positions', async () => {
    const text = SAMPLE_ESSAY;
    const found = await open().analyse({ ...ask(text), question: SAMPLE_QUESTION }, signal);
    const { kind, critiques } = findingsSchema.parse(found);
    expect(kind).toBe('engine');
    expect(critiques.length).toBeGreaterThan(0);
    for (const { start, end, quote } of critiques)
      if (start !== null && end !== null) expect(text.slice(start, end)).toBe(quote);
  }, 60_000);

  test('tells of the stretches of a long essay while it goes on', async () => {
    const reported: string[] = [];
    const text = longEssay(3_000).replaceAll('\n\n', ' The people says so.\n\n');
    const found = await open().analyse(ask(text), signal, ({ critiques }) =>
      reported.push(...critiques.map(({ id }) => id)),
    );
    expect(reported.length).toBeGreaterThan(0);
    expect(found.critiques.map(({ id }) => id).slice(0, reported.length)).toEqual(reported);
  }, 60_000);

  test('gives sentences and remarks for the calls of a model, and null where there is nothing to read', async () => {
    const pool = open();
    const code = 'const a = (b) => b.map((c) => c ** 2); '.repeat(20);
    const [first] = (await pool.sentencesOf(ask(SAMPLE_ESSAY), signal)) ?? [];
    expect(first?.end).toBeGreaterThan(first?.start ?? 0);
    expect(await pool.sentencesOf(ask(code), signal)).toBeNull();
    expect((await pool.remarksIn(wholeOf(SAMPLE_ESSAY), signal))?.length).toBeGreaterThan(0);
    expect(await pool.remarksIn(wholeOf(code), signal)).toBeNull();
  }, 60_000);

  test('finds the ranges to check and turns grammar issues into critiques that quote the essay', async () => {
    const pool = open();
    const text = SAMPLE_ESSAY;
    const ranges = await pool.grammarRanges(wholeOf(text), signal);
    const [first] = ranges;
    expect(first && text.slice(first.start, first.end).length).toBeGreaterThan(0);
    expect(
      await pool.grammarRanges(
        wholeOf('const a = (b) => {\n  return b + 1;\n};\n'.repeat(40)),
        signal,
      ),
    ).toEqual([]);
    const issue = {
      rule: 'OpenCompounds',
      replacements: ['the'],
    };
    const start = first?.start ?? 0;
    const issues = [{ ...issue, start, end: start + 5 }];
    const [critique] = await pool.critiqueGrammarIssues({ ...ask(text), issues }, signal);
    expect(critique?.quote).toBe(text.slice(start, start + 5));
  }, 60_000);

  test('an aborted run ends, and the next run succeeds', async () => {
    // The thread reports the hang even though the run was aborted. The report must not end the next run.
    const pool = openFaulty(() => new AbortController().signal);
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
    expect((await next).emptyReasons?.['said']).toBe('next');
  }, 60_000);

  test.each(['exit', 'grow'])(
    'a thread that dies (%s) rejects with ANALYSIS_UNAVAILABLE, which is retried',
    async (text) => {
      const pool = openFaulty();
      await expect(pool.analyse(ask(text), signal)).rejects.toMatchObject({
        code: 'ANALYSIS_UNAVAILABLE',
        details: { costsThread: true },
      });
      expect((await pool.analyse(ask('next'), signal)).emptyReasons?.['said']).toBe('next');
    },
    60_000,
  );

  test('a run that never returns rejects with DEADLINE, and the runs queued behind it succeed', async () => {
    const pool = openFaulty();
    const before = hangs.limits().length;
    await pool.analyse(ask('warm'), signal);
    const hanging = [pool.analyse(ask('hang'), signal), pool.analyse(ask('hang'), signal)];
    const waiting = pool.analyse(ask('next'), signal);
    for (const end of await Promise.allSettled(hanging))
      expect(end).toMatchObject({
        status: 'rejected',
        reason: { code: 'DEADLINE', details: { costsThread: true } },
      });
    expect((await waiting).emptyReasons?.['said']).toBe('next');
    expect(hangs.limits().slice(before)).toEqual([15_000, 15_000, 15_000, 15_000]);
  }, 60_000);

  test('collects garbage once after its runs, when it has had none between two looks', async () => {
    const pool = openFaulty();
    const collected = async (looks: number): Promise<string | undefined> => {
      for (let i = 0; i < looks; i++) await pool.collectIfQuiet();
      return (await pool.analyse(ask('count'), signal)).emptyReasons?.['said'];
    };
    expect(await collected(3)).toBe('0');
    expect(await collected(1)).toBe('0');
    expect(await collected(4)).toBe('1');
  }, 60_000);

  test('an engine error rejects with ANALYSIS_FAILED and a message without text of the essay', async () => {
    await expect(openFaulty().analyse(ask('throw'), signal)).rejects.toMatchObject({
      code: 'ANALYSIS_FAILED',
      message: expect.not.stringContaining('secret'),
    });
  }, 60_000);
});

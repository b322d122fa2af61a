import { describe, expect, test } from '@jest/globals';
import type { LineCritique, TaskKind } from '@argint/contracts';
import type { GrammarSlip } from '@argint/critique-engine/grammar';
import { createOfflineProvider } from './offline-provider.ts';

const engine = {
  analyse: async ({ kind }: { kind: TaskKind }) => ({
    kind,
    critiques: [{ id: 'engine', severity: 1, confidence: 0.1 } as LineCritique],
    parts: { emptyReasons: { a: 'b' } },
  }),
  grammarRanges: async ({ text }: { text: string }) =>
    text === '' ? [] : [{ start: 0, end: text.length }],
  remarkOnSlips: async ({ slips }: { slips: unknown }) => slips,
} as unknown as Parameters<typeof createOfflineProvider>[0]['engine'];
/** Slips that are their own remarks. */
const grammar = (remarks: LineCritique[] | null) => ({
  slips: async () => remarks as unknown as GrammarSlip[] | null,
});
const ask = (kind: TaskKind, text = 'x') => ({
  kind,
  analysisType: 'hybrid' as const,
  limitMs: 1_000,
  text,
  question: null,
  start: 0,
  end: 1,
  signal: new AbortController().signal,
});

describe('the offline provider', () => {
  test('asks the checker for grammar, and the engine for everything else', async () => {
    const provider = createOfflineProvider({
      engine,
      grammar: grammar([{ id: 'slip' } as LineCritique]),
    });
    const idsOf = async (kind: TaskKind) =>
      (await provider.analyse(ask(kind))).critiques.map(({ id }) => id);
    expect(await idsOf('lines')).toEqual(['engine']);
    expect(await idsOf('grammar')).toEqual(['slip']);
  });

  test('does not wake the checker for a text in which it has nothing to read', async () => {
    const woken = { slips: () => Promise.reject(new Error('woken')) };
    const { critiques, parts } = await createOfflineProvider({ engine, grammar: woken }).analyse(
      ask('grammar', ''),
    );
    expect({ critiques, parts }).toEqual({ critiques: [], parts: {} });
  });

  test('keeps the 100 strongest of a range that is nothing but slips, in their order', async () => {
    const slips = Array.from(
      { length: 150 },
      (_, n) => ({ id: `s${n}`, severity: n % 3 === 0 ? 1 : 3, confidence: 0.7 }) as LineCritique,
    );
    const provider = createOfflineProvider({ engine, grammar: grammar(slips) });
    const { critiques } = await provider.analyse(ask('grammar'));
    const strong = slips.filter(({ severity }) => severity === 3).map(({ id }) => id);
    expect(critiques.map(({ id }) => id)).toEqual(strong);
  });

  test('says so where the checker did not answer', async () => {
    const provider = createOfflineProvider({ engine, grammar: grammar(null) });
    expect(await provider.analyse(ask('grammar'))).toEqual({
      kind: 'grammar',
      critiques: [],
      parts: {
        emptyReasons: { 'lineCritiques.grammar': expect.stringContaining('no grammar remarks') },
      },
    });
  });

  test('leaves grammar to the engine, which says why not, where the checker is off', async () => {
    const findings = await createOfflineProvider({ engine }).analyse(ask('grammar'));
    expect(findings.parts.emptyReasons).toEqual({ a: 'b' });
  });
});

import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { createOfflineProvider } from './offline-provider.ts';

const engine = {
  analyse: async ({ kind }: { kind: 'lines' | 'scores' }) => ({
    kind,
    critiques: [{ id: 'engine', severity: 1, confidence: 0.1 } as LineCritique],
    parts: { emptyReasons: { a: 'b' } },
  }),
} as unknown as Parameters<typeof createOfflineProvider>[0]['engine'];
const grammar = (remarks: LineCritique[] | null) => ({ remarks: async () => remarks });
const ask = (kind: 'lines' | 'scores') => ({
  kind,
  text: 'x',
  question: null,
  start: 0,
  end: 1,
  signal: new AbortController().signal,
});

describe('the offline provider', () => {
  test('adds grammar remarks to lines, and to nothing else', async () => {
    const slip = { id: 'slip' } as LineCritique;
    const provider = createOfflineProvider({ engine, grammar: grammar([slip]) });
    const idsOf = async (kind: 'lines' | 'scores') =>
      (await provider.analyse(ask(kind))).critiques.map(({ id }) => id);
    expect(await idsOf('lines')).toEqual(['engine', 'slip']);
    expect(await idsOf('scores')).toEqual(['engine']);
  });

  test('keeps the 100 strongest of a range that is nothing but slips, in their order', async () => {
    const slips = Array.from(
      { length: 150 },
      (_, n) => ({ id: `s${n}`, severity: n % 3 === 0 ? 1 : 3, confidence: 0.7 }) as LineCritique,
    );
    const provider = createOfflineProvider({ engine, grammar: grammar(slips) });
    const { critiques } = await provider.analyse(ask('lines'));
    const strong = slips.filter(({ severity }) => severity === 3).map(({ id }) => id);
    expect(critiques).toHaveLength(100);
    expect(critiques.map(({ id }) => id)).toEqual(strong);
  });

  test('says so where grammar remarks are missing, and keeps the other reasons', async () => {
    const provider = createOfflineProvider({ engine, grammar: grammar(null) });
    expect((await provider.analyse(ask('lines'))).parts.emptyReasons).toEqual({
      a: 'b',
      'lineCritiques.grammar': expect.stringContaining('no grammar remarks'),
    });
  });

  test('does without where grammar is off', async () => {
    const findings = await createOfflineProvider({ engine }).analyse(ask('lines'));
    expect(findings.parts.emptyReasons).toEqual({ a: 'b' });
  });
});

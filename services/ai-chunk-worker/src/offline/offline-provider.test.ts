import { describe, expect, test } from '@jest/globals';
import type { LineCritique, TaskKind } from '@argint/contracts';
import type { EngineKind } from '@argint/critique-engine';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import { createOfflineProvider } from './offline-provider.ts';

const engine = {
  analyse: async ({ kind }: { kind: EngineKind }) => ({
    kind,
    critiques: [{ id: 'engine', severity: 1, confidence: 0.1 } as LineCritique],
    emptyReasons: { a: 'b' },
  }),
  analyseTogether: async ({ parts }: { parts: { kind: EngineKind }[] }) =>
    Promise.all(
      parts.map(async (part) => ({
        findings: await engine.analyse(ask(part.kind), ask(part.kind).signal),
      })),
    ),
  grammarRanges: async ({ text }: { text: string }) =>
    text === '' ? [] : [{ start: 0, end: text.length }],
  critiqueGrammarIssues: async ({ issues }: { issues: unknown }) => issues,
} as unknown as Parameters<typeof createOfflineProvider>[0]['engine'];
/** A grammar checker whose issues are already critiques. Null means that it did not answer. */
const grammar = (critiques: LineCritique[] | null) => ({
  findIssues: async () => critiques as unknown as GrammarIssue[] | null,
});
const ask = <K extends TaskKind>(kind: K, text = 'x') => ({
  kind,
  analysisType: 'hybrid' as const,
  essayId: 'e1',
  userId: 'u1',
  limitMs: 1_000,
  text,
  question: null,
  rubric: null,
  textKind: null,
  start: 0,
  end: 1,
  signal: new AbortController().signal,
});

describe('the offline provider', () => {
  test('uses the grammar checker for grammar tasks and the engine for all others', async () => {
    const provider = createOfflineProvider({
      engine,
      grammar: grammar([{ id: 'grammar' } as LineCritique]),
    });
    const idsOf = async (kind: TaskKind) =>
      (await provider.analyse(ask(kind))).critiques.map(({ id }) => id);
    expect(await idsOf('lines')).toEqual(['engine']);
    expect(await idsOf('grammar')).toEqual(['grammar']);
  });

  test('uses the grammar checker for the grammar tasks of a bundle, in their order', async () => {
    const provider = createOfflineProvider({
      engine,
      grammar: grammar([{ id: 'grammar' } as LineCritique]),
    });
    const together = async (...kinds: TaskKind[]) => {
      const parts = kinds.map((kind) => ({ kind, start: 0, end: 1 }));
      const outcomes = await provider.analyseTogether?.({ ...ask('lines'), parts });
      return outcomes?.map((outcome) =>
        'critiques' in outcome ? outcome.critiques.map(({ id }) => id) : outcome.code,
      );
    };
    expect(await together('grammar', 'lines', 'grammar')).toEqual([
      ['grammar'],
      ['engine'],
      ['grammar'],
    ]);
    expect(await together('grammar', 'grammar')).toEqual([['grammar'], ['grammar']]);
  });

  test('does not start the grammar checker for a text without ranges to check', async () => {
    const unexpected = { findIssues: () => Promise.reject(new Error('unexpected call')) };
    const provider = createOfflineProvider({ engine, grammar: unexpected });
    expect(await provider.analyse(ask('grammar', ''))).toEqual({ kind: 'grammar', critiques: [] });
  });

  test('keeps the 100 strongest grammar critiques in their original order', async () => {
    const critiqueList = Array.from(
      { length: 150 },
      (_, n) => ({ id: `s${n}`, severity: n % 3 === 0 ? 1 : 3, confidence: 0.7 }) as LineCritique,
    );
    const provider = createOfflineProvider({ engine, grammar: grammar(critiqueList) });
    const { critiques } = await provider.analyse(ask('grammar'));
    const strong = critiqueList.filter(({ severity }) => severity === 3).map(({ id }) => id);
    expect(critiques.map(({ id }) => id)).toEqual(strong);
  });

  test('gives the reason when the grammar checker did not answer', async () => {
    const provider = createOfflineProvider({ engine, grammar: grammar(null) });
    expect(await provider.analyse(ask('grammar'))).toEqual({
      kind: 'grammar',
      critiques: [],
      emptyReasons: { 'lineCritiques.grammar': expect.stringContaining('no grammar remarks') },
    });
  });

  test('answers tasks for a model with the reason why there are no findings, also in a bundle', async () => {
    const provider = createOfflineProvider({ engine });
    const absent = { absent: 'none is connected here' };
    expect(await provider.analyse(ask('reading'))).toEqual({
      kind: 'reading',
      critiques: [],
      model: absent,
    });
    const parts = (['lines', 'language'] as const).map((kind) => ({ kind, start: 0, end: 1 }));
    const outcomes = await provider.analyseTogether?.({ ...ask('lines'), parts });
    expect(outcomes).toMatchObject([{ kind: 'lines' }, { kind: 'language', model: absent }]);
  });

  test('passes grammar tasks to the engine when there is no grammar checker', async () => {
    const findings = await createOfflineProvider({ engine }).analyse(ask('grammar'));
    expect(findings.emptyReasons).toEqual({ a: 'b' });
  });
});

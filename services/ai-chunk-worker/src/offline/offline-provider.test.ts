import { describe, expect, test } from '@jest/globals';
import type { Findings, LineCritique, TaskKind } from '@argint/contracts';
import type { EngineRemarks } from '@argint/critique-engine';
import type { GrammarIssue } from '@argint/critique-engine/grammar';
import { createOfflineProvider } from './offline-provider.ts';

const remark = (id: string) => ({ id }) as LineCritique;
const engine = {
  analyse: async (_: unknown, __: unknown, onStretch: (found: EngineRemarks) => void) => {
    onStretch({ critiques: [remark('a'), remark('b')], early: [remark('a')] });
    onStretch({ critiques: [], early: [] });
    onStretch({ critiques: [remark('d')], early: [remark('d')] });
    return { kind: 'engine', critiques: [remark('engine')] };
  },
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
  test('uses the grammar checker for grammar tasks, and the engine for its own', async () => {
    const provider = createOfflineProvider({ engine, grammar: grammar([remark('grammar')]) });
    const idsOf = async (kind: TaskKind) =>
      (await provider.analyse(ask(kind))).critiques.map(({ id }) => id);
    expect(await idsOf('engine')).toEqual(['engine']);
    expect(await idsOf('grammar')).toEqual(['grammar']);
  });

  test('tells of all that the engine has found so far, each time there is more', async () => {
    const reported: Findings[] = [];
    const onProgress = (sofar: Findings) => void reported.push(sofar);
    await createOfflineProvider({ engine }).analyse({ ...ask('engine'), onProgress });
    const ids = (list: readonly LineCritique[] = []) => list.map(({ id }) => id).join('');
    expect(reported.map(({ critiques, early }) => [ids(critiques), ids(early)])).toEqual([
      ['ab', 'a'],
      ['abd', 'ad'],
    ]);
  });

  test('does not start the grammar checker for a text without ranges to check', async () => {
    const unexpected = { findIssues: () => Promise.reject(new Error('unexpected call')) };
    const provider = createOfflineProvider({ engine, grammar: unexpected });
    expect(await provider.analyse(ask('grammar', ''))).toEqual({ kind: 'grammar', critiques: [] });
  });

  test('gives the reason when the grammar checker did not answer', async () => {
    const provider = createOfflineProvider({ engine, grammar: grammar(null) });
    expect(await provider.analyse(ask('grammar'))).toEqual({
      kind: 'grammar',
      critiques: [],
      emptyReasons: { 'lineCritiques.grammar': expect.stringContaining('no grammar remarks') },
    });
  });

  test('answers tasks for a model with the reason why there are no findings', async () => {
    expect(await createOfflineProvider({ engine }).analyse(ask('reading'))).toEqual({
      kind: 'reading',
      critiques: [],
      model: { absent: 'none is connected here' },
    });
  });

  test('gives the reason where there is no grammar checker', async () => {
    const findings = await createOfflineProvider({ engine }).analyse(ask('grammar'));
    expect(findings.emptyReasons).toEqual({
      'lineCritiques.grammar': 'The grammar checker is not part of this analysis.',
    });
  });
});

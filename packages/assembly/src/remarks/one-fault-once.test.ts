import { describe, expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { makeCritique } from '../testing/make-critique.ts';
import type { Remark } from './remark.ts';
import { oneFaultOnce } from './one-fault-once.ts';

const text =
  'Since the cameras came, theft has fallen, so they work. The council doubled its patrols that year. Everybody can see it.';
const sentences = [...text.matchAll(/[^.]+\./g)].map(({ 0: words, index }) => ({
  start: index + (words.startsWith(' ') ? 1 : 0),
  end: index + words.length,
}));
const place = (words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length };
};
const remark = (rule: string, words: string | null, over: Partial<Remark> = {}): LineCritique =>
  makeCritique(
    {
      ruleId: `model-${rule}`,
      issueType: 'argument',
      severity: 3,
      confidence: 0.9,
      at: words === null ? null : place(words),
      ...over,
    },
    text,
  );
const kept = (...remarks: LineCritique[]) =>
  oneFaultOnce(remarks, sentences).map(({ ruleId, severity }) => `${ruleId} ${severity}`);

const cause = 'Since the cameras came, theft has fallen, so they work';
const patrols = 'The council doubled its patrols';

describe('one fault is said once', () => {
  test('where two remarks of one rule stand in one sentence, the graver one stays', () => {
    const mild = remark('causal-leap', 'so they work', { severity: 2 });
    const grave = remark('causal-leap', 'Since the cameras came', { severity: 4 });
    expect(kept(mild, grave)).toEqual(['model-causal-leap 4']);
    expect(kept(grave, mild)).toEqual(['model-causal-leap 4']);
  });

  test('where the same words have two names that are kin', () => {
    expect(
      kept(remark('causal-leap', cause, { severity: 4 }), remark('conclusion-beyond-data', cause)),
    ).toEqual(['model-causal-leap 4']);
  });

  test('where both are about the same two passages, in either order and under any name', () => {
    const one = remark('contradiction', cause, { related: [place(patrols)] });
    const other = remark('weak-link', patrols, { related: [place(cause)], issueType: 'style' });
    expect(kept(one, other)).toHaveLength(1);
  });

  test('where two whole-essay remarks have one rule', () => {
    expect(kept(remark('no-counter-argument', null), remark('no-counter-argument', null))).toEqual([
      'model-no-counter-argument 3',
    ]);
  });

  test('the better placed one stays where both are as grave', () => {
    const single = remark('causal-leap', cause);
    const double = remark('causal-leap', cause, { related: [place(patrols)] });
    expect(oneFaultOnce([single, double], sentences)[0]?.related).toHaveLength(1);
  });
});

describe('two faults are said', () => {
  test('where they stand in different sentences', () => {
    expect(
      kept(remark('causal-leap', cause), remark('causal-leap', 'Everybody can see it')),
    ).toHaveLength(2);
  });

  test('where one sentence has two faults that are no kin', () => {
    expect(
      kept(remark('causal-leap', cause), remark('undefined-term', 'the cameras')),
    ).toHaveLength(2);
  });

  test('where one of them is a correction of language, or the engine’s', () => {
    const slip = remark('slip-tense', 'theft has fallen', { issueType: 'grammar' });
    const own = remark('causal-leap', cause, { ruleId: 'causal-leap' });
    expect(kept(slip, own, remark('causal-leap', cause))).toHaveLength(3);
  });
});

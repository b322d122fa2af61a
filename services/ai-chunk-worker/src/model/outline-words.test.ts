import { expect, test } from '@jest/globals';
import type { Outline } from '@argint/contracts';
import { outlineWords } from './outline-words.ts';

const unit = (kind: Outline['units'][number]['kind'], start: number) => ({
  kind,
  start,
  end: start + 4,
  paragraph: 1,
});
const text = 'word '.repeat(200);

test('of a long argument the position, its claims and the other side are shown before reasons', () => {
  const units = [
    ...Array.from({ length: 90 }, (_, i) => unit('reason', i * 5)),
    unit('claim', 500),
    unit('background', 505),
    unit('thesis', 900),
  ];
  const edges = [
    { from: 90, to: 92, kind: 'supports' as const },
    { from: 89, to: 90, kind: 'supports' as const },
  ];
  const outline = { units, edges, omitted: 0 };
  const shown = outlineWords(text, { outline, textKind: null })?.split('\n') ?? [];
  expect(shown).toHaveLength(60);
  // The reason that supports the claim is not shown, and neither is its link.
  expect(shown.slice(-2)).toEqual([
    '59. line 1, claim, supports 60: word',
    '60. line 1, thesis: word',
  ]);
});

test('an essay without an argument has no words for one', () => {
  expect(outlineWords(text, { outline: null, textKind: null })).toBeNull();
  const outline = { units: [], edges: [], omitted: 0 };
  expect(outlineWords(text, { outline, textKind: null })).toBeNull();
});

import { expect, test } from '@jest/globals';
import type { LineCritique } from '@argint/contracts';
import { critiquesAsText } from './critiques-as-text.ts';

const critique = (given: Partial<LineCritique>): LineCritique => ({
  ...({} as LineCritique),
  severity: 4,
  issueType: 'thesis',
  lineNumber: 3,
  issue: 'The position comes late',
  reasoning: 'A reader looks for it first.',
  fix: 'Say it in the first paragraph.',
  quote: 'It depends.',
  ...given,
});

test('critiques become numbered plain text', () => {
  const text = critiquesAsText([
    critique({}),
    critique({ quote: null, lineNumber: null, severity: 1 }),
  ]);
  expect(text).toBe(
    [
      '1. The position comes late (Must fix, thesis, line 3)',
      '   ‘It depends.’',
      '   Why this matters: A reader looks for it first.',
      '   Fix: Say it in the first paragraph.',
      '',
      '2. The position comes late (Could fix, thesis)',
      '   Why this matters: A reader looks for it first.',
      '   Fix: Say it in the first paragraph.',
    ].join('\n'),
  );
});

test('no critiques are no text', () => {
  expect(critiquesAsText([])).toBe('');
});

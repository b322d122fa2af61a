import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../../testing/builders.ts';
import { panelLines } from './panel-lines.ts';

const text = 'Everyone knows it.\n\nStudies show it.';

describe('the lines of the panel', () => {
  test('are all numbered, blank ones too, each with its critiques and its highest severity', () => {
    const { lines } = panelLines(text, [
      aCritique(text, 'Everyone', { severity: 2 }),
      aCritique(text, 'knows', { severity: 4 }),
      aCritique(text, 'Studies', { severity: 1 }),
    ]);
    expect(lines.map((line) => [line.number, line.opening, line.severity])).toEqual([
      [1, 'Everyone knows it.', 4],
      [2, '', null],
      [3, 'Studies show it.', 1],
    ]);
    expect(lines[0]?.critiques.map(({ quote }) => quote)).toEqual(['Everyone', 'knows']);
  });
  test('go on beyond the essay for critiques of lines it does not have', () => {
    const beyond = aCritique(text, null, { id: 'beyond', lineNumber: 9 });
    const { lines, order } = panelLines(text, [beyond, aCritique(text, null, { id: 'whole' })]);
    expect(lines.at(-1)).toMatchObject({ number: 9, virtual: true, critiques: [beyond] });
    expect(lines).toHaveLength(4);
    expect(order).toEqual(['whole', 'beyond']);
  });
});

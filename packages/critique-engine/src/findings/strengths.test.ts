import { describe, expect, test } from '@jest/globals';
import type { TextKind } from '@argint/contracts';
import { readEssay } from '../read-essay.ts';
import { inBody } from '../testing/rules-of.ts';
import { kindStrengths } from './kind-strengths.ts';
import { findStrengths } from './strengths.ts';

const praise = (text: string): string =>
  findStrengths(readEssay(text, null, { textKind: 'argument' }))
    .map((strength) => strength.text)
    .join('\n');

describe('what works in an argument', () => {
  test('a position in the introduction is praised and quoted', () => {
    expect(praise(inBody('Pumps wear out. They are old.'))).toMatch(
      /say.* what you think: “the river Vaal should be cleaned/,
    );
  });

  test('a source that is named is praised', () => {
    expect(praise(inBody('Half of the pumps are older than the town hall (Dube, 2018).'))).toMatch(
      /can check this, because you name the source/,
    );
  });

  test.each([
    [
      'an example',
      'Clean rivers pay for themselves. For example, the town of Parys earned more from visitors than its plant had cost.',
    ],
    [
      'a reason',
      'Clean rivers are good for farms. Farms need water that has no salt in it all year round.',
    ],
    [
      'an answer to another view',
      'Some people argue that a new plant costs too much. However, the plant pays for itself within ten years.',
    ],
  ])('whether %s is a good one is not judged', (_, body) => {
    expect(praise(inBody(body)).split('\n')).toHaveLength(1);
  });
});

describe('what works in other kinds of text', () => {
  const praised = (textKind: TextKind, text: string): string =>
    kindStrengths(readEssay(text, null, { textKind }))
      .map((strength) => strength.text)
      .join('\n');
  const rest =
    'The morning was cold and the ward was full. We had four new patients before nine. Nobody had slept much, and the lift was out of order again.';

  test.each<[TextKind, string, RegExp]>([
    ['narrative', '“Give me the other rope,” said Jonas, and he jumped.', /their own words/],
    [
      'reflection',
      'I should have asked him before I moved the chair.',
      /honest about your own part/,
    ],
    ['letter', 'I would like you to repair the heater or to return the price.', /what you want/],
    ['report', 'The reading may have lowered because the lid was open.', /may be wrong/],
    ['legal', 'On these facts the buyer had no time to read the clause.', /rule to the facts/],
    ['review', 'Unlike Mokoena, Peters counts only the schools in the city.', /beside another/],
  ])('a %s is praised by what it does', (kind, sentence, said) => {
    expect(praised(kind, `${rest}\n\n${sentence} ${rest}`)).toMatch(said);
    expect(praised(kind, `${rest}\n\n${rest}`)).toBe('');
  });

  test('a text whose kind is not sure is not praised', () => {
    const unsure = readEssay(`${rest}\n\nI should have asked him before I moved the chair.`, null);
    expect(kindStrengths({ ...unsure, kind: { ...unsure.kind, certainty: 0.3 } })).toEqual([]);
  });
});

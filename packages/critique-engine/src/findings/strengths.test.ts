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
  test.each([
    [
      'an example that names a place',
      'Clean rivers pay for themselves. For example, the town of Parys earned more from visitors than its plant had cost.',
    ],
    [
      'an example with a number',
      'Clean rivers pay for themselves. For example, the river below the new plant saved 40 farms from a dry summer.',
    ],
  ])('praises %s', (_, body) => {
    expect(praise(inBody(body))).toMatch(/real case|something to picture/);
  });

  test.each([
    [
      'a case that is about something else',
      'Clean rivers pay for themselves. For example, Albert Einstein played the violin in Berlin for more than 20 years.',
    ],
    [
      'an example that speaks of everybody',
      'Clean rivers matter. For example, everybody in Parys always drinks water, and all people need it each day.',
    ],
    [
      'an example that only begins with a capital',
      'Clean rivers matter. For example, Children and their parents spend more time at the water than at home.',
    ],
    [
      'an example with a day of the week',
      'A plant can be visited. For example, a class may come on Friday and look at the pumps for an hour.',
    ],
  ])('does not take for a case %s', (_, body) => {
    expect(praise(inBody(body))).not.toMatch(/real case|something to picture/);
  });

  test('does not praise a conclusion as support, or the view of others as a claim', () => {
    const jump =
      'Dirty rivers are harmful to farms. This shows that dirty rivers have destroyed all farms. So dirty rivers must go from all farms.';
    const theirs =
      'Some suppose that clean rivers are bad for trade. Because clean rivers need rules, trade grows slowly. When rivers are clean, trade pays for it.';
    for (const body of [jump, theirs])
      expect(praise(inBody(body))).not.toMatch(/support it|supports it/);
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

test.each([
  ['a reply that only says that there are views', 'However, I know that there are other opinions.'],
  ['a concession', 'However, this is true, and it should not be dismissed.'],
  ['a reply about something else', 'However, I think trains should run on Sundays.'],
])('%s is not praised as an answer', (_, reply) =>
  expect(praise(inBody(`Some people argue that a new plant costs too much. ${reply}`))).not.toMatch(
    /you answer it/,
  ),
);

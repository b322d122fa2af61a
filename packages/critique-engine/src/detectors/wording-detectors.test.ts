import { expect, test } from '@jest/globals';
import { findLines, readEssay } from '../index.ts';
import { describeBodyCases } from '../testing/body-cases.ts';
import { inBody, remarksOf } from '../testing/rules-of.ts';

describeBodyCases('words about groups, friends, common knowledge and talk', [
  [
    'group-generalisation',
    [
      'Politicians do not care about water. The plant was not built for years.',
      'I believe that politicians are corrupt. The plant was not built for years.',
    ],
    [
      'Students all over the valley drink from it. The plant was not built for years.',
      'Most workers always walk to the mill by the bridge. The plant was not built for years.',
      'Farmers are always looking for new pumps. The plant was not built for years.',
      'It is a myth that women are weak. The plant was not built for years.',
    ],
  ],
  [
    'informal-register',
    ['The pump is kind of slow in winter. Towns keep spare parts for it.'],
    [
      'A pump is a kind of engine with one valve. Towns keep spare parts for it.',
      'Towns join many kind of clubs along the river. They keep spare parts there.',
    ],
  ],
  [
    'false-dilemma',
    ['If we do not clean the river then we will never drink again. Towns keep spare parts.'],
    ['If you don’t like wells then you will have to buy a filter. Towns keep spare parts.'],
  ],
  [
    'unsupported-claim',
    ['The plant is far too small for the town.'],
    ['The plant is far too small for the town, as it was built for half of it.'],
  ],
]);

const fixOf = (body: string): string | undefined => {
  const text = inBody(body);
  return findLines(readEssay(text, null), { start: 0, end: text.length }).critiques.find(
    ({ ruleId }) => ruleId === 'informal-register',
  )?.fix;
};
test.each([
  ['A lot of towns drink from it.', '“many”'],
  ['It holds a lot of water in winter.', '“a great deal of”'],
  ['Kids drink from it.', '“children”'],
])('the fix for “%s” offers %s', (body, better) => {
  expect(fixOf(`${body} Pumps are old there.`)).toContain(better);
});

const loneIn = (body: string) =>
  remarksOf(inBody(body)).find(({ ruleId }) => ruleId === 'one-sentence-paragraph');
test('a critique of a one-sentence paragraph quotes the whole sentence', () => {
  expect(loneIn('The plant is far too small.\n\nPumps wear out. They are old.')?.issue).toContain(
    '“The plant is far too small”',
  );
});
test.each([
  [
    'runs on for more than forty words',
    `${'The plant is small and the pumps are old and '.repeat(5)}so on.`,
  ],
  ['is broken off by an empty line', 'The plant is far too small for\n\nthe town. Pumps wear out.'],
  [
    'tells the position',
    'I believe that the plant is far too small.\n\nPumps wear out. They are old.',
  ],
])('a paragraph whose one sentence %s is no one-sentence paragraph', (_, body) => {
  expect(loneIn(body)).toBeUndefined();
});

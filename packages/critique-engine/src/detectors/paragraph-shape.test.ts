import { expect, test } from '@jest/globals';
import { longEssay } from '@argint/testkit';
import { inBody, remarksOf } from '../testing/rules-of.ts';

const loneIn = (body: string) =>
  remarksOf(inBody(body)).filter(({ ruleId }) => ruleId === 'one-sentence-paragraph');

test('a critique of a one-sentence paragraph is about style and quotes the whole sentence', () => {
  const [remark] = loneIn('The plant is far too small.\n\nPumps wear out. They are old.');
  expect(remark?.issue).toContain('“The plant is far too small”');
  expect(remark?.issueType).toBe('style');
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
  ['is an item of a list', '- The plant is far too small.\n\nPumps wear out. They are old.'],
])('a paragraph whose one sentence %s is no one-sentence paragraph', (_, body) => {
  expect(loneIn(body)).toEqual([]);
});

test('an essay with a line break after every sentence is flagged once', () => {
  const body =
    'Clean water keeps a town well. People who drink it miss fewer days of work. Old pumps stop too often. A pump that stops leaves every street dry for days. Shops close when the street is dry. Inns then close, and young people leave the town.';
  const found = loneIn(body.replaceAll('. ', '.\n\n'));
  expect(found.map(({ issue }) => issue)).toEqual([
    expect.stringMatching(/^6 of 8 paragraphs are a single sentence/),
  ]);
});

test('a paragraph of more than 260 words is flagged once', () => {
  const long = longEssay(320).replace(/\s+/g, ' ');
  const found = remarksOf(inBody(long)).filter(({ ruleId }) => ruleId === 'endless-paragraph');
  expect(found.map(({ fix }) => fix)).toEqual([expect.stringMatching(/^Mark each/)]);
});

test('a stop with no space after it ends a sentence of a paragraph', () => {
  const tight = 'The plant is far too small.its pumps wear out every year.';
  expect(loneIn(`${tight}\n\nPumps wear out. They are old.`)).toEqual([]);
});

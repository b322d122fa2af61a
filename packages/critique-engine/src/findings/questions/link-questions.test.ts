import { expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { demandQuestions } from './demand-questions.ts';
import { linkQuestions } from './link-questions.ts';
import { askedQuestions } from './asked-questions.ts';

const modelOf = (
  thesis: string,
  body: string,
  end = 'In conclusion, the ferry matters to us all.',
) =>
  readEssay(
    `Two roads lead to the island. ${thesis}\n\n${body}\n\n${end}`,
    'What should happen to the ferry to the island?',
    { textKind: 'argument' },
  );
const link = (
  thesis: string,
  body = 'The bridge is closed in winter. Ice covers it from June on.',
) => linkQuestions(modelOf(thesis, body)).map(({ ask }) => ask);
const demand = (thesis: string, body = 'The bridge is closed in winter. Ice covers it then.') =>
  demandQuestions(modelOf(thesis, body)).map(({ ask }) => ask);

test.each([
  [
    'I believe that the old ferry should be kept because the bridge is closed in winter.',
    /would something smaller do\?$/,
  ],
  [
    'I believe that the ferry is better than the bridge because it crosses the bay in winter.',
    /would the other way still be better\?$/,
  ],
  [
    'I believe that the ferry is useful to the island because it crosses the bay in winter.',
    /Who might gain nothing by it/,
  ],
])('a position and its reason are asked about by the kind of position: %s', (thesis, asked) =>
  expect(link(thesis)[0]).toMatch(asked),
);
test('a position that only points to reasons gets no question about the link', () =>
  expect(link('I believe that the ferry is useful for the following reasons.')).toEqual([]));

test.each([
  [
    'I believe that the old ferry should be painted.',
    /^.*Who would have to see to it, and what would it cost them\?$/,
  ],
  ['I believe that the old ferry should not be sold.', /Some people want it\. What for/],
  ['I believe that we should use the ferry more often.', /Who would have to begin/],
  ['I believe that the island should keep its ferry.', /Who would lose by it/],
])('a demand is asked what it leaves open: %s', (thesis, asked) =>
  expect(demand(thesis)[0]).toMatch(asked),
);
test('a demand is not asked for costs or an actor that the essay names', () => {
  expect(
    demand(
      'I believe that the old ferry should be painted.',
      'The council could do it in spring. Paint costs less than rust.',
    ),
  ).toEqual([]);
  expect(demand('I believe that the ferry should be painted by the council.')).toEqual([]);
  expect(demand('I believe that the ferry should be respected.')).toEqual([]);
});

test('a demand in the conclusion about another subject gets no question', () => {
  const drifted = modelOf(
    'I believe that the old ferry is useful.',
    'The bridge is closed in winter. Ice covers it then.',
    'In conclusion, universities should invest in longer library evenings.',
  );
  expect(askedQuestions(drifted).map(({ sentence }) => sentence.part)).not.toContain('conclusion');
});

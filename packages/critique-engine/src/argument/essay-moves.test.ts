import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';
import { readMoves } from './essay-moves.ts';

const movesOf = (body: string) => readMoves(readEssay(inBody(body), null));

test.each([
  ['Many farmers believe that wells are cheaper than a plant.', 'However, I believe', true],
  ['Some farmers would rather keep their wells.', 'I believe', true],
  ['A vast number of farmers are against a plant.', 'I believe', true],
  ['Many farmers believe that wells are cheaper than a plant.', 'I believe', false],
  ['Many farmers want clean water for their fields.', 'However, I believe', false],
])('an introduction names people who see it differently: %s %s %s', (named, own, expected) => {
  const text = `${named} ${own} that the town should build a plant by the river.

Clean water keeps a town well. Clinics count fewer cases below a plant.

So the plant should be built.`;
  const { mentionOfOthers, counters } = readMoves(readEssay(text, null, { textKind: 'argument' }));
  expect(mentionOfOthers?.text ?? null).toBe(expected ? named : null);
  expect(counters).toEqual([]);
});

test.each([
  'When there is a river, of course the fields are green.',
  'There are many people in the town below the plant, although it is small.',
  'The smoke of the plant makes other people feel ill.',
  'On the other hand, I believe that a small plant would do.',
  'On the other hand, time decides how long a pump lasts.',
  'The plant lets many towns to think of other work.',
])('a sentence that does not say what others think is not a mention of others: %s', (plain) => {
  const { mentionOfOthers, counters } = movesOf(
    `${plain} Its pumps are old and stop twice a week.`,
  );
  expect({ named: mentionOfOthers, counters }).toEqual({ named: null, counters: [] });
});

test('“In conclusion, it can be said” is not a view of others', () => {
  const text = `Rivers feed the towns along their banks.

Clean water keeps a town well. Clinics count fewer cases below a plant.

In conclusion, it can be said that most towns drink from the river.`;
  expect(readMoves(readEssay(text, null)).counters).toEqual([]);
});

test('a view of others in the body is answered by the sentence that contradicts it', () => {
  const { counters } = movesOf(
    'It can be said that wells cost less than a plant. However, wells run dry in August.',
  );
  expect(counters.map(({ answer }) => answer?.text)).toEqual(['However, wells run dry in August.']);
});

test('a signpost is replaced by the view after it', () => {
  const [pointed] = movesOf(
    'On the other hand, there is another side to be considered. Wells cost a town less than a plant.',
  ).counters;
  expect(pointed?.sentence.text).toBe('Wells cost a town less than a plant.');
});
test.each([
  'One of the criticisms is that a plant costs a town its fields.',
  'The counter claim of this is that wells are cheaper.',
])('a criticism that is reported is a view of others: %s', (criticism) => {
  expect(movesOf(`${criticism} However, fields grow back.`).counters).toHaveLength(1);
});

const HELD =
  'Although a small plant has its merits, I believe that a large plant keeps the town and its fields healthy.';
const arguing = (body: string) =>
  readMoves(
    readEssay(
      `Rivers feed towns. ${HELD}\n\n${body}\n\nThe town needs its plant. It will last.`,
      null,
      {
        textKind: 'argument',
      },
    ),
  ).counters;

test.each([
  'While walking along the bank, the clerk counted the pumps.',
  'The clerk walked home, while the pumps went on turning in the rain.',
  'Indeed, people who drink from a large plant believe that their water is safe.',
  'Filters are changed each week so that they feel safe when they drink.',
  'The end of the river, they think, is near in such a year.',
  'On the other hand, a large plant keeps the fields healthy in a dry year.',
])('what describes or argues for the writer’s own side is no view against it: %s', (own) =>
  expect(arguing(`${own} The pumps are new.`)).toEqual([]),
);

test.each([
  ['Some people say that wells are cheaper, I believe that they run dry.', true],
  ['Some people say that wells are cheaper. In my opinion they run dry in August.', true],
  ['Some people say that wells are cheaper. I personally think that this is not true.', true],
  ['Some people say that wells are cheaper. The pumps are new.', false],
])('a view is answered by the writer’s own: %s %s', (body, isAnswered) =>
  expect(arguing(body).map(({ answer }) => answer !== null)).toEqual([isAnswered]),
);

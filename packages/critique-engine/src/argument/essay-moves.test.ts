import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';
import { readMoves } from './essay-moves.ts';

const movesOf = (body: string) => readMoves(readEssay(inBody(body), null));

test('a sentence that says what somebody thinks counts as a mention of others', () => {
  const named = 'Many farmers believe that wells are cheaper than a plant.';
  expect(readMoves(readEssay(`${named} Wells are old.`, null)).mentionOfOthers?.text).toBe(named);
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

test('a signpost is replaced by the view after it, and a view is quoted without its answer', () => {
  const [pointed] = movesOf(
    'On the other hand, there is another side to be considered. Wells cost a town less than a plant.',
  ).counters;
  expect(pointed?.sentence.text).toBe('Wells cost a town less than a plant.');
  const [told] = movesOf(
    'Many people believe wells are cheaper in the end, but wells run dry in August.',
  ).counters;
  expect(told?.wording).toBe('Many people believe wells are cheaper in the end');
});
test.each([
  'One of the criticisms is that a plant costs a town its fields.',
  'The counter claim of this is that wells are cheaper.',
])('a criticism that is reported is a view of others: %s', (told) => {
  expect(movesOf(`${told} However, fields grow back.`).counters).toHaveLength(1);
});

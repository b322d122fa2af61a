import { expect, test } from '@jest/globals';
import { findLines, readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';

const remarksIn = (text: string) => {
  const essay = readEssay(text, null, { textKind: 'argument' });
  return findLines(essay, { start: 0, end: text.length }).filter(
    ({ ruleId }) => ruleId === 'long-sentence',
  );
};
const run = {
  clinic:
    'The clinic of the old town near the bridge is small and it was built for few people and now there are many of them and they wait for a long time in the rain and they go home when it is dark and nobody tells them why the doors stay shut.',
  school:
    'My cousin says that her school has no library and that she reads what her aunt brings from the city on Fridays and the other girls borrow those books and give them back with torn pages and she is sad about it but she lends them again because they ask her so nicely.',
  market:
    'On Saturdays the farmers come down with maize and pumpkins and they sell until noon and then the lorries from the mine want the square for their trailers so everybody packs up and the buyers who work late find empty tables and drive forty kilometres to a shop that costs twice as much.',
};
const remarksOn = (...topics: (keyof typeof run)[]) =>
  remarksIn(inBody(topics.map((topic) => run[topic]).join('\n\n')));
test('an essay made of sentences that run on gets one grave remark with all their places', () => {
  const [remark, ...others] = remarksOn('clinic', 'school', 'market');
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ severity: 4, confidence: 0.9 });
  expect(remark?.related).toHaveLength(2);
  expect(remark?.issue).toMatch(/^3 of your \d+ sentences run on/);
});
test('two sentences of some fifty words are no remark', () => {
  expect(remarksOn('clinic', 'school')).toEqual([]);
});

test('a sentence of more than 60 words is a remark, and a stop with no space after it ends one', () => {
  const joined = `${run.clinic.slice(0, -1)}, and m${run.school.slice(1)}`;
  expect(remarksIn(inBody(joined)).map(({ severity }) => severity)).toEqual([3]);
  expect(remarksIn(inBody(`${run.clinic}m${run.school.slice(1)}`))).toEqual([]);
});

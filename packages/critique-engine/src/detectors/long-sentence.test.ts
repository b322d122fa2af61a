import { expect, test } from '@jest/globals';
import { findLines, readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';

const fixOf = (sentence: string): string => {
  const model = readEssay(inBody(sentence), null);
  const critiques = findLines(model, { start: 0, end: model.text.length });
  return critiques.find((c) => c.ruleId === 'long-sentence')?.fix ?? '';
};
const tail =
  'on the old path with the stones of the mill and the boats of the town by the green bank';

test('a full stop is proposed where a subject and its verb begin', () => {
  expect(
    fixOf(
      `On the first day of the summer we walked down to the bank and saw the boats of the town in the sun and my brother swims there every morning with the boys of the village ${tail}.`,
    ),
  ).toContain('before “and my brother swims');
});
test('a full stop is not proposed before a verb without a subject', () => {
  const fix = fixOf(
    `On the first day of the summer we walked down to the bank for many hours and saw the boats of the town in the sun and looked at the fish of the river ${tail} with great joy.`,
  );
  expect(fix).not.toMatch(/full stop/);
});
test('a full stop is not proposed before a dependent clause', () => {
  expect(
    fixOf(
      `When the rain falls for weeks on the hills of the valley and the wind blows from the coast and over the fields, the farmers of the old town near the bridge walk down to the bank of the river ${tail}.`,
    ),
  ).not.toContain('before “and the wind');
});

test.each([
  [
    'a reason that is still open',
    `On the first day of the summer we all walked down to the river because my cousins know every bank of it and they swim there in the morning with the boys ${tail}.`,
  ],
  [
    'a part without a main clause',
    `On the first day of the summer we walked down to the old bank with our bread, but to see more of the boats in the harbour, we climbed up the tower ${tail} and its old stones.`,
  ],
])('a full stop is not proposed behind %s', (_name, sentence) => {
  expect(fixOf(sentence)).toMatch(/^(?:Find where|Write the main point)/);
});
test('a stop with no space after it ends a sentence', () => {
  const half = `We walked down to the river on the first day of the summer ${tail}.`;
  expect(fixOf(`${half}then w${half.slice(1)}`)).toBe('');
});

const run = {
  clinic:
    'The clinic of the old town near the bridge is small and it was built for few people and now there are many of them and they wait for a long time in the rain and they go home when it is dark and nobody tells them why the doors stay shut.',
  school:
    'My cousin says that her school has no library and that she reads what her aunt brings from the city on Fridays and the other girls borrow those books and give them back with torn pages and she is sad about it but she lends them again because they ask her so nicely.',
  market:
    'On Saturdays the farmers come down with maize and pumpkins and they sell until noon and then the lorries from the mine want the square for their trailers so everybody packs up and the buyers who work late find empty tables and drive forty kilometres to a shop that costs twice as much.',
};
const remarksOn = (...topics: (keyof typeof run)[]) => {
  const text = inBody(topics.map((topic) => run[topic]).join('\n\n'));
  const model = readEssay(text, null, { textKind: 'argument' });
  return findLines(model, { start: 0, end: text.length }).filter(
    ({ ruleId }) => ruleId === 'long-sentence',
  );
};
test('an essay made of sentences that run on gets one grave remark with all their places', () => {
  const [remark, ...others] = remarksOn('clinic', 'school', 'market');
  expect(others).toEqual([]);
  expect(remark).toMatchObject({ severity: 4, confidence: 0.9 });
  expect(remark?.related).toHaveLength(2);
  expect(remark?.issue).toMatch(/^3 of your \d+ sentences run on/);
});
test('two long sentences are two remarks', () => {
  expect(remarksOn('clinic', 'school').map(({ severity }) => severity)).toEqual([2, 2]);
});

import { expect, test } from '@jest/globals';
import { findScores, readEssay } from '../index.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { inBody } from '../testing/rules-of.ts';
import { argumentAdvice } from './argument-advice.ts';

const adviceOn = (body: string) => {
  const model = readEssay(inBody(body), null);
  return argumentAdvice([], readMoves(model));
};
const reasoned =
  'Clean water keeps the towns healthy. Doctors see fewer sick children where the river is clean.';

test('the first advice for an unsupported claim is to give it a reason', () => {
  const { advice, ground } = adviceOn('Clean water keeps the towns along the bank healthy.');
  expect(advice).toMatch(/^Give “Clean water/);
  expect(ground).toMatch(/claims? (?:has|have) no reason/);
});
test('if every claim has a reason, the advice names what else is missing', () => {
  expect(adviceOn(reasoned)).toMatchObject({ ground: 'nobody objects' });
  expect(
    adviceOn(`${reasoned} Some people argue that the work on the river costs too much.`).advice,
  ).toMatch(/^Say in the next sentence what you answer to “Some people/);
  expect(
    adviceOn(
      `${reasoned}\n\nSome people argue that the work costs too much. However, illness costs more.`,
    ).ground,
  ).not.toMatch(/no reason/);
});
test('advice uses the singular for a count of one, and plain words for introduction and conclusion', () => {
  const { scores } = findScores(readEssay(inBody(reasoned), null)).parts;
  expect(scores?.structure.evidence[0]).toMatch(/^it has /);
  for (const line of Object.values(scores ?? {}).flatMap(({ evidence }) => evidence))
    expect(line).not.toMatch(/^1 (?:slips|words|sentences|places|quotations)\b/);
});

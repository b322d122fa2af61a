import { expect, test } from '@jest/globals';
import { findScores, readEssay } from '../index.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { inBody } from '../testing/rules-of.ts';
import { argumentAdvice } from './argument-advice.ts';

const adviceFor = (text: string) => {
  const model = readEssay(text, null, { textKind: 'argument' });
  return argumentAdvice([], model, readMoves(model));
};
const adviceOn = (body: string) => adviceFor(inBody(body));
const reasoned =
  'Clean water keeps the towns healthy. Doctors see fewer sick children where the river is clean.';
const oneSided = `Every summer the pool in our town is full. I believe that the town should build a second pool near the station.

A second pool would keep children off the road. They swim in the canal today, where two of them were hurt in July. A pool with a guard is much safer than a canal.

It would also help the old pool. Swimmers wait there for half an hour on hot days, and some go home again. With two pools the queue would be short, and parents would come more often because their children would not have to wait.

The land by the station is better than any other place. The bus stops there, so children can come alone. Nobody has used the land for ten years, and the fence around it costs money each year. Families from both sides of the line could walk to it in ten minutes, and a path from the school is there already.

For these reasons the town should build a second pool near the station. It would make the summer safer, and it would make the old pool a better place as well.`;

test('a claim whose paragraph gives no reason at all is to get one', () => {
  const { advice, ground } = adviceOn('Clean water is better for a town than a new road.');
  expect(advice).toBe(
    'Give a reason or a case for “Clean water is better for a town than a new road”',
  );
  expect(ground).toMatch(/gives no reason/);
});

test('an essay on one side is to hear another view, and one that hears it is not told so', () => {
  expect(adviceFor(oneSided).advice).toMatch(/^Give the best reason of somebody who disagrees/);
  for (const view of [
    'Some people say that a pool costs too much. But the fence and the accidents cost more.',
    'I know that some families prefer the canal. But the canal has no guard.',
    'A critic may object that the land is worth more as a car park. Yet cars can stand elsewhere.',
  ])
    expect(
      adviceFor(oneSided.replace('For these', `${view}\n\nFor these`)).advice ?? '',
    ).not.toMatch(/disagrees/);
});

test('a view that gets no reply is to get one', () => {
  expect(
    adviceOn(`${reasoned} Some people might argue that the work on the river costs too much.`)
      .advice,
  ).toBe('Answer this view: “Some people might argue that the work on the river costs too much”');
});

test('an argument that lacks nothing sure gets no advice that would fit any essay', () => {
  expect(adviceOn(reasoned).advice).toBeNull();
});

test('advice uses the singular for a count of one, and plain words for introduction and conclusion', () => {
  const { scores } = findScores(readEssay(inBody(reasoned), null)).parts;
  expect(scores?.structure.evidence[0]).toMatch(/^its introduction has only \d+ words$/);
  for (const line of Object.values(scores ?? {}).flatMap(({ evidence }) => evidence))
    expect(line).not.toMatch(/^1 (?:slips|words|sentences|places|quotations)\b/);
});

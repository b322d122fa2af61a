import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../../read-essay.ts';
import { argumentOf, objectionsOf } from './read-graph.ts';

const heardIn = (
  body: string,
  thesis = 'I think that the town should open its pool in winter.',
) => {
  const text = `The pool of our town has been shut since May. ${thesis}

${body}

A town that swims stays well. The pool should have lights and warm water by June.`;
  return objectionsOf(readEssay(text, null, { textKind: 'argument' })).map(({ unit, answer }) => ({
    view: unit.sentence.text,
    speaker: unit.speaker,
    answer: answer?.text ?? null,
  }));
};
const isHeard = (body: string, thesis?: string): boolean => heardIn(body, thesis).length > 0;

describe('a view against the writer’s', () => {
  test.each([
    ['Some residents argue that the water would be too cold.', 'others'],
    ['Many swimmers would not like this idea because they are used to the summer.', 'others'],
    ['It may be objected that nobody swims in July.', 'others'],
    ['Lifeguards warn that ice makes the steps dangerous.', 'others'],
    [
      'A number of parents believe that children get ill. However, they stay inside for longer.',
      'others',
    ],
    ['The weightiest argument against it is the price.', 'others'],
    ['The main drawback is the cost of heating.', 'writer'],
    ['There is also one disadvantage of this plan: the bill.', 'writer'],
    ['However, an open pool may lead to some accidents on the ice.', 'writer'],
    ['It is true that the water must be heated. But the sun can do half of it.', 'writer'],
    ['I must be honest, the first weeks would be quiet.', 'writer'],
    ['The lifeguards say that the steps will freeze. But salt melts the ice.', 'others'],
    ['Opponents of the plan claim that the steps will freeze.', 'others'],
    ['Those who dislike it believe that nobody will come. But many do.', 'others'],
    ['“Then the pipes will burst,” said Naledi. In our house this did not happen.', 'source'],
    ['My father says that nobody will come. He is right about the mornings.', 'source'],
    ['The swimming club is against it.', 'source'],
    ['I know that some families prefer the hall. But the hall is shut on Sundays.', 'others'],
    ['Nevertheless, it is not unreasonable that some people want the pool to stay shut.', 'others'],
  ])('is heard in: %s', (body, speaker) => {
    expect(heardIn(body)).toHaveLength(1);
    expect(heardIn(body)[0]?.speaker).toBe(speaker);
  });

  test.each([
    'Many parents want their children to be fit and strong.',
    'They may feel more ready to train in the dark months.',
    'Some people think about their health only in summer.',
    'The rules say that children swim with an adult. But many come alone.',
    'It makes some people feel warm for the rest of the day.',
    'On the other hand, the hall beside it has room for bikes.',
    'On the other hand, sometimes I would rather run.',
    'In winter you can swim more than other people, even if you are slow.',
    'Although many towns have a river, our town has none.',
    'Most doctors say that swimming is good for the heart.',
    'My aunt says that she sleeps well after a swim. She goes each week.',
    'No one can argue that a swim is bad for you.',
    'You can say good things about the old pool.',
    'I know that some families swim in the river. They go there each week.',
    'My brother said that he found no work that winter. But he kept on looking.',
  ])('is not heard in an ordinary sentence: %s', (body) => expect(isHeard(body)).toBe(false));

  test('is a drawback of what the writer is for, and a merit of what the writer is against', () => {
    const against = 'I think that the town should not open its pool in winter.';
    expect(isHeard('The main advantage is the exercise.', against)).toBe(true);
    expect(isHeard('The main advantage is the exercise.')).toBe(false);
    expect(isHeard('The main drawback is the cost of heating.', against)).toBe(false);
  });

  test.each([
    ['On the other hand, a dark pool really has a bad effect on the quarter.', 'for'],
    ['On the other hand, an empty street also has some drawbacks.', 'for'],
    ['However, the drawbacks of the pool are of secondary importance.', 'for'],
    ['On the other hand, warm water can bring serious problems.', 'against'],
    ['On the other hand, a winter pool has a negative impact on the river.', 'against'],
  ])('is not a turn that brings the writer’s own side: %s', (body, side) => {
    const thesis =
      side === 'for'
        ? 'I think that the council should light the square in winter.'
        : 'I think that a winter pool can make many serious problems.';
    expect(isHeard(`${body} However, the biggest concern is the cost.`, thesis)).toBe(false);
  });

  test('is only named in the introduction', () => {
    const thesis =
      'Some people say that it is too dear. I think that the town should open its pool.';
    expect(isHeard('Swimming keeps people fit.', thesis)).toBe(false);
  });
});

describe('an answer', () => {
  test.each([
    'Some say that it is too dear. Others answer that a cover keeps half of the heat.',
    'Some say that it is too dear. But a cover keeps half of the heat.',
    'Some say that it is too dear, but a cover keeps half of the heat.',
    'Some say that it is too dear. Most of these costs can be avoided if the pool is covered.',
    'Some say that it is too dear. That is why the tickets should cost more in winter.',
    'The main drawback is the cost. Heating takes gas. Gas is dear. The price rises.\n\nHowever, a cover keeps half of the heat.',
  ])('is the writer’s next turn: %s', (body) => expect(heardIn(body)[0]?.answer).not.toBeNull());

  test.each([
    'Some say that it is too dear. Heating takes gas all day long.',
    'Some say that it is too dear. The changing rooms were painted in March.',
  ])('is not what goes on or speaks of something else: %s', (body) =>
    expect(heardIn(body)[0]?.answer).toBeNull(),
  );
});

test.each([
  [
    'Not everyone agrees with this. But a locked pool helps nobody.',
    'Not everyone agrees with this.',
  ],
  [
    'A critic could point out that the town has debts. The debts, however, end next year.',
    'A critic could point out that the town has debts.',
  ],
  [
    'There are visitors who would rather have a sauna. They forget what it costs.',
    'There are visitors who would rather have a sauna.',
  ],
  [
    'Some residents say that the water would be cold. This is a fair point. However, a boiler would warm it.',
    'Some residents say that the water would be cold.',
  ],
  [
    'Some neighbours worry about the noise. Their worry is understandable, but swimmers go home at six.',
    'Some neighbours worry about the noise.',
  ],
])('one view is heard, and it is answered: %s', (body, view) => {
  const heard = heardIn(body);
  expect(heard.map((one) => one.view)).toEqual([view]);
  expect(heard[0]?.answer).not.toBeNull();
});

test('people who only complain about how they live are not against the thesis', () => {
  expect(
    isHeard('Many children complain that they have no place to play. This has to change.'),
  ).toBe(false);
  expect(isHeard('Many children complain that the pool is too cold. However, it is heated.')).toBe(
    true,
  );
});

test('of two views reported in one sentence of the introduction, the half on the other side is the objection', () => {
  const text = `Some people believe that a pool helps children while others believe that it wastes money. I think that the town should open its pool in winter.

Children learn to swim there. My sister learned it in one winter.

A town that swims stays well. The pool should have lights and warm water by June.`;
  const { units } = argumentOf(readEssay(text, null, { textKind: 'argument' }));
  expect(units.slice(0, 2).map(({ start, end, kind }) => [kind, text.slice(start, end)])).toEqual([
    ['background', 'Some people believe that a pool helps children'],
    ['objection', 'while others believe that it wastes money'],
  ]);
});

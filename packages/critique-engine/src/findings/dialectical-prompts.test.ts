import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { dialecticalPrompts } from './dialectical-prompts.ts';
import { hiddenAssumptions } from './hidden-assumptions.ts';

const QUESTION = 'Should our town build a wall against the sea?';
const FRAME = [
  'Every winter the harbour floods. I believe that the harbour is worth a wall along the quay.',
  'The harbour is worth a wall before the next winter comes.',
] as const;
const modelOf = (...body: string[]) =>
  readEssay([FRAME[0], ...body, FRAME[1]].join('\n\n'), QUESTION, { textKind: 'argument' });
const promptsFor = (...body: string[]) => dialecticalPrompts(modelOf(...body));
const asked = (...body: string[]) =>
  promptsFor(...body)
    .map(({ basePrompt }) => basePrompt)
    .join('\n');

const ownCase =
  'Fishermen lose more than their boats when the quay is flooded. My uncle had to sell his van after the storm of last July.';
const ban =
  'The lorries are the worst of it. Heavy lorries should be banned from the quay in winter.';
const spending =
  'The money is there. The council should invest in stronger pumps before it paints the town hall.';
const view =
  'A wall changes the look of the quay. Some residents say that a wall would spoil the view of the bay.';
const everybody =
  'The town is ready for it. Every worker in the harbour knows the price of a flood.';
const age =
  'The pupils can help as well. Children should learn from an early age how to read the tide table.';

describe('a teacher’s questions', () => {
  test.each([
    [
      'one relative for many',
      ownCase,
      /^In line 3 you say “Fishermen.*How might your uncle be different from most fishermen\?/i,
    ],
    [
      'a ban',
      ban,
      /“Heavy lorries should be banned.*What would the people do who want it all the same/,
    ],
    ['spending', spending, /“The council should invest .*What would get less/],
    ['an age', age, /“Children should learn from an early age .*Why at that age/],
    [
      'an effect',
      'Light keeps people safe. New lamps reduce crime at the quay.',
      /“New lamps reduce crime at the quay”\. What else, besides “New lamps”, could bring this about/,
    ],
    [
      'what most people want',
      'The quay matters. Most families prefer the quay to the new park.',
      /whom would you ask, and how many/,
    ],
    [
      'the best way',
      'There are several plans. A stone wall is the best way to save the market.',
      /Which other way did you weigh it against/,
    ],
    [
      'somebody who is asked to act',
      'The town needs help. The government should pay attention to its harbours.',
      /What has kept those in charge/,
    ],
    ['everybody', everybody, /Name one person for whom that isn’t so/],
    [
      'a finding',
      'The pumps are old. According to a survey of the harbour office, two of three pumps fail in a storm.',
      /Whom or what did they look at/,
    ],
    [
      'a likeness',
      'The wall is long. Building a wall without a gate is like locking a shop from the inside.',
      /In which respect are the two things different/,
    ],
    [
      'a change after an event',
      'The town has changed. Since the bridge was opened, the number of empty shops has increased.',
      /What else changed in the same time/,
    ],
    [
      'one country',
      'The plan is safe. A sea wall saves a town money. In the Netherlands, for example, towns behind a wall pay less for repairs.',
      /What is special about the Netherlands/,
    ],
    ['a view of others', view, /you report a view that isn’t yours: “Some residents say/],
  ])('are asked about %s', (_, body, said) => {
    expect(asked(body)).toMatch(said);
  });

  test.each([
    [
      'a thing that is denied to be banned',
      'Lorries are needed. Heavy lorries should not be banned from the quay.',
      /want it all the same/,
    ],
    [
      'a demand on the writer',
      'I see that I should invest in better boots before the winter comes.',
      /get less/,
    ],
    [
      'a friend who is not a case for a group',
      'The pier is a great place in summer. My friend had a stall there last year.',
      /How might your friend/,
    ],
    [
      'somebody who came from a country',
      'The harbour has many crews. The captain, for example, came from Portugal as a boy.',
      /What is special about/,
    ],
    ['an effect that is named first', 'Crime is what reduces the trade of the quay.', /real cause/],
    [
      'what should hold for everybody',
      'Everybody should know the price of a flood.',
      /Name one person/,
    ],
    [
      'how something looks',
      'From the hill the harbour looks like a toy that somebody has left in the rain.',
      /In which respect/,
    ],
    [
      'a view that the sentence itself rejects',
      'Some residents say that a wall would spoil the view, but they are mistaken.',
      /What is true in it/,
    ],
    [
      'a word that is no part of the demand',
      'The lorries help us. A good driver should clear the stones prohibiting others to pass.',
      /want it all the same/,
    ],
    [
      'a count of things',
      'The quay is full. In summer there are more lorries on the quay than boats. Lorries and boats need room. The boats leave at six. The boats return at ten.',
      /is the opposite true/,
    ],
    [
      'a sentence that cannot be read',
      'The watter shoud be baned from empti shoops and a durty quai for pepole.',
      /watter/,
    ],
  ])('are not asked about %s', (_, body, said) => {
    expect(asked(body)).not.toMatch(said);
  });

  test('are at most three, of different sorts, and each quotes whole words of the essay', () => {
    const model = modelOf(ownCase, ban, spending, view, everybody, age);
    const prompts = dialecticalPrompts(model);
    expect(prompts).toHaveLength(3);
    expect(new Set(prompts.map(({ basePrompt }) => basePrompt.split('”').at(-1))).size).toBe(3);
    for (const { basePrompt } of prompts)
      for (const [, quote = ''] of basePrompt.matchAll(/“([^”]+)”/g))
        expect(model.text).toContain(quote);
  });

  test('leave two assumptions to be said, about other places', () => {
    const model = modelOf(ownCase, ban, spending, view, everybody, age);
    const assumptions = hiddenAssumptions(model).map(({ text }) => text);
    expect(assumptions).toHaveLength(2);
    const places = dialecticalPrompts(model).map(
      ({ basePrompt }) => /“[^”]+”/.exec(basePrompt)?.[0],
    );
    for (const text of assumptions) expect(places).not.toContain(/“[^”]+”/.exec(text)?.[0]);
  });

  test('are asked about the position and its main point where no place has a form of its own', () =>
    expect(
      asked('The market brings visitors. Visitors come for the fish, and they pay for the ferry.'),
    ).toMatch(/^You hold “the harbour is worth a wall along the quay”\./));

  test('are not asked at a sentence that a remark questions', () =>
    expect(
      asked(
        'Some residents say that a wall would spoil the view of the bay. They are selfish fools.',
      ),
    ).not.toMatch(/selfish/));

  test('are not asked of a text that is no argument', () => {
    const story = readEssay(`${FRAME[0]}\n\n${ban}`, null, { textKind: 'narrative' });
    expect(dialecticalPrompts(story)).toEqual([]);
  });
});

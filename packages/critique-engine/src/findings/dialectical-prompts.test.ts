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

const cases =
  'A wall protects the shops at the harbour. My aunt lost two freezers of fish in the flood of last July.';
const cause =
  'The trade of the town is at stake. A flooded market leads to empty shops in the spring.';
const comparison =
  'The price is fair. A stone wall is cheaper than forty years of sandbags and pumps.';
const prediction =
  'The fishermen count on it. If the quay stays open, the boats will leave for the next town.';
const means =
  'The money can be found. The council should sell the old depot so that the builders can start in March.';
const everybody = 'The town is ready for it. Everybody in the harbour knows the price of a flood.';
const view =
  'A wall changes the look of the quay. Some residents say that a wall would spoil the view of the bay.';

describe('a teacher’s questions', () => {
  test.each([
    [
      'Generalisation',
      cases,
      /^You say “A wall protects .*”, and you show it with one case: “My aunt/,
    ],
    [
      'Explanation',
      cause,
      /^You say that “A flooded market” leads to “empty shops in the spring”\. /,
    ],
    [
      'Comparison',
      comparison,
      /^You say “A stone wall is cheaper .*“forty years of sandbags and pumps”/,
    ],
    ['Inference', prediction, /^You predict this: “If the quay stays open, the boats will leave/],
    [
      'Evaluation',
      means,
      /^You say “The council .* depot” so that “the builders can start in March”/,
    ],
    [
      'Generalisation',
      everybody,
      /^You say “Everybody in the harbour knows the price of a flood”\. /,
    ],
    ['Objection', view, /^You report this view: “Some residents say/],
  ])('name a link as %s and take up whole phrases of the essay', (operation, body, said) => {
    const [prompt] = promptsFor(body);
    expect(prompt?.cognitiveOperation).toBe(operation);
    expect(prompt?.basePrompt).toMatch(said);
    expect(prompt?.basePrompt).toMatch(/\?$/);
  });

  test.each([
    ['a cause that is only a pronoun', 'The sea rises. It causes floods in the old town.'],
    [
      'a passive, which turns cause and effect round',
      'The flood was caused by heavy rain on the hills.',
    ],
    ['a comparison with nothing that can be named', 'The new quay is better than the one before.'],
    ['a value word', 'The harbour is important, and the work there is good.'],
    [
      'a sentence that cannot be read',
      'The watter leads to empti shoops and a durty quai for pepole.',
    ],
  ])('are not asked about %s', (_, body) => {
    expect(promptsFor(body)).toEqual([]);
  });

  test('are at most three, of different kinds where the essay allows it, and two assumptions', () => {
    const model = modelOf(cases, cause, comparison, prediction, means, everybody);
    const prompts = dialecticalPrompts(model);
    expect(prompts).toHaveLength(3);
    expect(new Set(prompts.map(({ cognitiveOperation }) => cognitiveOperation)).size).toBe(3);
    for (const { followUps } of prompts) expect(followUps.length).toBeGreaterThan(0);
    expect(hiddenAssumptions(model)).toHaveLength(2);
  });

  test('are not asked of a text that is no argument', () => {
    const story = readEssay(`${FRAME[0]}\n\n${cases}`, null, { textKind: 'narrative' });
    expect(dialecticalPrompts(story)).toEqual([]);
  });
});

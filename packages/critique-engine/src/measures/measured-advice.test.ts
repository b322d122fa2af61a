import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';
import type { Area } from '@argint/contracts';
import { analyse } from '../cli/analyse.ts';
import type { Measure } from './criterion.ts';
import { adviceOn } from './measured-advice.ts';
import { measureEssay } from './measure-essay.ts';

const paragraph =
  'Clean water keeps a town well, because people drink it each day. Clinics below the plant counted fewer cases in each of the last four winters, and nurses say that the plant is the cause of it.';

const cheaper =
  'Pipes cost less than clinics do. A plant pays for itself in ten years if a town keeps its pumps, and engineers keep them where they are paid on time and live near the river themselves.';
const quieter =
  'Farmers gain more than anybody else. Their fields need a river that runs all year, and seed does not grow in salt that a well brings up from the rock under a dry field in August.';

/** The advice on a criterion by what it lacks most. */
const adviceIn = (area: Area, text: string, question: string | null = null): string | null =>
  measureEssay(readEssay(text, question)).criteria[area].advice;

const adviceFor = (area: Area, of: Measure, text: string, question: string | null = null) =>
  adviceOn(area, [{ measure: of, points: 5, observation: 'seen' }], readEssay(text, question))
    .advice;
const three = `${paragraph}\n\n${cheaper}\n\n${quieter}`;
const endless = three.replaceAll(/\.\s+/g, ' and ');

test.each<[Area, Measure, string, RegExp]>([
  ['structure', 'introduction', paragraph, /^Give your introduction a paragraph of its own/],
  ['structure', 'introduction', inBody(three), /^Say more in your introduction, so that it names/],
  [
    'structure',
    'conclusion',
    `${paragraph}\n\n${cheaper}`,
    /^Close with a paragraph that says what follows/,
  ],
  ['structure', 'paragraphs', inBody(three), /^Begin a new paragraph where a new point begins/],
  [
    'structure',
    'sizes',
    inBody(`${three}\n\nFew act.\n\n${quieter}`),
    /paragraph of 2 words that begins “Few act”/,
  ],
  ['structure', 'marks', endless, /^End the sentence that begins “Clean water .* 1\d\d words$/],
  ['structure', 'marks', 'we know this. It is old.', /^Begin every sentence .* “we know this”$/],
  ['sources', 'list', three, /^Add a list of what you cite/],
  [
    'language',
    'pairs',
    'Cities should to help, and my to plan. Rivers may can feed the towns.',
    /^Read aloud where you write “should to”(?:, “my to”| and “my to”)/,
  ],
  ['language', 'grammarIssues', `${three} He have a plant.`, /first in “He have a plant”$/],
])('%s that lacks %s', (area, of, text, said) => {
  expect(adviceFor(area, of, text)).toMatch(said);
});

test.each<[Area, Measure]>([
  ['language', 'variety'],
  ['language', 'clauses'],
  ['structure', 'links'],
  ['sources', 'citations'],
  ['language', 'spelling'],
  ['language', 'precision'],
  ['relevance', 'terms'],
  ['relevance', 'frame'],
  ['relevance', 'ties'],
  ['thesis', 'ground'],
  ['thesis', 'place'],
  ['argument', 'answers'],
])(
  '%s that lacks %s gets no advice, because it would fit any essay or needs a reader',
  (area, of) => {
    expect(adviceFor(area, of, area === 'thesis' ? inBody(three) : three)).toBeNull();
  },
);

test('advice on language is about the slips where they cost most', () => {
  const slips = three
    .replaceAll(' keeps', ' keep')
    .replaceAll(' pays', ' pay')
    .replace('does', 'do');
  expect(adviceIn('language', slips)).toMatch(/^Correct the slips that are marked, first in “/);
});

test('the observation behind the advice is given with it', () => {
  const { advice, ground } = measureEssay(readEssay(endless, null)).criteria.structure;
  expect(advice).toMatch(/^End the sentence that begins “/);
  expect(ground).toMatch(/^0 of 1 sentences begin with a capital/);
});

test('the recommendation is the advice for the weakest criterion that has any, and an improvement too', async () => {
  const { recommendation, overallVerdict } = await analyse(endless, null, 'simple');
  const advice = adviceIn('structure', endless) ?? '';
  expect(recommendation).toBe(
    `Start with structure: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}.`,
  );
  expect(overallVerdict?.improvements).toContain(`${advice}.`);
});

test('there is no recommendation and no verdict without scores', async () => {
  const { recommendation, overallVerdict } = await analyse('Too short to say.', null, 'simple');
  expect({ recommendation, overallVerdict }).toEqual({
    recommendation: null,
    overallVerdict: null,
  });
});

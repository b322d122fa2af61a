import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { inBody } from '../testing/rules-of.ts';
import { readMoves } from '../argument/essay-moves.ts';
import type { Area, Measure } from '../scores/criterion.ts';
import { adviceOn } from './criterion-advice.ts';
import { findScores } from './find-scores.ts';

const QUESTION = 'Should the river Vaal be cleaned, or should towns drill for water?';
const paragraph =
  'Clean water keeps a town well, because people drink it each day. Clinics below the plant counted fewer cases in each of the last four winters, and nurses say that the plant is the cause of it.';

const cheaper =
  'Pipes cost less than clinics do. A plant pays for itself in ten years if a town keeps its pumps, and engineers keep them where they are paid on time and live near the river themselves.';
const quieter =
  'Farmers gain more than anybody else. Their fields need a river that runs all year, and seed does not grow in salt that a well brings up from the rock under a dry field in August.';

/** The improvements of the verdict for a text, or the recommendation. */
const verdictFor = (text: string, question: string | null = null) => {
  const { parts } = findScores(readEssay(text, question));
  const { overallVerdict, recommendation } = parts;
  return { improvements: overallVerdict?.improvements ?? [], recommendation };
};
const onArea = (area: string, text: string, question?: string): string | undefined =>
  verdictFor(text, question).improvements.find((line) => line.includes(`(${area} `));

const adviceFor = (area: Area, of: Measure, text: string, question: string | null = null) => {
  const model = readEssay(text, question);
  return adviceOn(area, [{ measure: of, points: 5, observation: 'seen' }], model, readMoves(model))
    .advice;
};
const three = `${paragraph}\n\n${cheaper}\n\n${quieter}`;
const endless = three.replaceAll(/\.\s+/g, ' and ');

test.each<[Area, Measure, string, RegExp]>([
  ['relevance', 'terms', three, /^Say what you think about “Vaal”, or why it does not matter/],
  [
    'relevance',
    'frame',
    quieter,
    /^Take up “river”, “Vaal” and “towns” in your introduction or your conclusion/,
  ],
  [
    'thesis',
    'ground',
    inBody(three).replace(', because towns drink from it', ''),
    /^Put your strongest reason into the sentence/,
  ],
  ['structure', 'introduction', paragraph, /^Give your introduction a paragraph of its own/],
  ['structure', 'introduction', inBody(three), /^Say more in your introduction, so that it names/],
  [
    'structure',
    'conclusion',
    `${paragraph}\n\n${cheaper}`,
    /^Close with a paragraph that says what follows/,
  ],
  ['structure', 'paragraphs', inBody(three), /^Begin a new paragraph .* as at “/],
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
  [
    'language',
    'precision',
    'Many people like many things. Some people want more things. Most people have lots of things.',
    /^Name who or what you mean where you write “people” \(3 times\) and “things” \(3 times\)/,
  ],
  ['language', 'grammarIssues', `${three} He have a plant.`, /first in “He have a plant”$/],
])('%s that lacks %s', (area, of, text, said) => {
  expect(adviceFor(area, of, text, area === 'relevance' ? QUESTION : null)).toMatch(said);
});

test.each<[Area, Measure]>([
  ['language', 'variety'],
  ['language', 'clauses'],
  ['structure', 'links'],
  ['sources', 'citations'],
  ['relevance', 'ties'],
  ['thesis', 'thread'],
  ['thesis', 'return'],
])('%s that lacks %s gets no advice that would fit any essay', (area, of) => {
  expect(adviceFor(area, of, area === 'thesis' ? inBody(three) : three)).toBeNull();
});

test('spelling advice names no plural of a known word, and no name', () => {
  const text = `${three} The zoos of Lubbocktown keep others away, and lubbocktown is small.`;
  expect(adviceFor('language', 'spelling', text)).toBeNull();
});

test('advice on sources is about a figure or a finding', () => {
  expect(
    adviceFor('sources', 'citations', `${three} Studies show that wells fail in dry years.`),
  ).toMatch(/^Say where a reader can check this: “Studies show/);
});

test('advice on spelling names the misspelt words', () => {
  const text = inBody(
    'The goverment shoud definitly clense the watter becaus the peple who liv below it becom ill evry winter and cannnot reech a docter.',
  );
  expect(onArea('language', text)).toMatch(
    /^Look up the spelling of “goverment”, “shoud” and “definitly” \(/,
  );
});

test('advice on a thesis that is only in the conclusion is to state it in the introduction', () => {
  const late = `Rivers feed the towns along their banks. Each has its plant.\n\n${paragraph}\n\nIn conclusion, I believe that the river Vaal should be cleaned, because towns drink from it.`;
  expect(onArea('thesis', late)).toMatch(
    /^Say already in your introduction that “the river Vaal should be cleaned/,
  );
});

test('the recommendation is the advice for the weakest criterion', () => {
  const { improvements, recommendation } = verdictFor(three, QUESTION);
  const [first = ''] = improvements;
  const [, advice = '', area = ''] = /^(.*) \((\w+) \d+ of 100/.exec(first) ?? [];
  expect(recommendation).toBe(
    `Start with ${area}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}.`,
  );
});

test('there is no recommendation without scores', () => {
  expect(verdictFor('Too short to say.')).toEqual({ improvements: [], recommendation: null });
});

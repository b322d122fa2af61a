import type { Measures } from '@argint/contracts';
import type { ReadEssay } from '../essay.ts';
import { judged, ramp, summed } from './criterion.ts';
import type { Criterion, Part } from './criterion.ts';
import { cite, listed, plural } from '../wording.ts';
import { countLanguage, type LanguageEvidence } from './language-evidence.ts';

/** With more of the points for pairs of words, they are not mentioned: careful prose has rare pairs too. */
const USUAL_ENOUGH = 0.8;

const describeRarePairs = ({ rarePairs }: LanguageEvidence, usual: number): string | null => {
  if (usual > USUAL_ENOUGH || rarePairs.length === 0) return null;
  const first = listed(rarePairs.slice(0, 3).map((pair) => cite(pair)));
  return rarePairs.length === 1
    ? `1 pair of words hardly ever stands together in English: ${first}`
    : `${rarePairs.length} pairs of words hardly ever stand together in English, such as ${first}`;
};

/** With more of the points for precision, nothing is said: everybody writes 'some' and 'also'. */
const PRECISE_ENOUGH = 0.7;

const describeGeneralWords = ({ general }: LanguageEvidence, precise: number): string | null => {
  if (precise > PRECISE_ENOUGH) return null;
  const first = listed(general.words.slice(0, 3).map(({ word }) => cite(word)));
  return `${Math.round(general.per100)} of 100 words fit any subject, most often ${first}`;
};

/** What slips of grammar cost at most, and their weight in 100 words at which they cost it. For advice alone. */
const SLIPS = { points: 20, weight: 7 };

/** Signs that there are few slips which no rule finds: words in no list, and pairs such as 'should to' and 'may can'. */
const slipParts = (e: LanguageEvidence): Part[] => {
  const usual = ramp(e.pairRarity, 0.4, 0.1);
  return [
    {
      measure: 'spelling',
      maxPoints: 15,
      fulfilledShare: ramp(e.words ? (e.unknown * 100) / e.words : 0, 5, 0),
      observation: `${e.unknown === 1 ? '1 word is' : `${e.unknown} words are`} in no word list of the engine`,
    },
    {
      measure: 'pairs',
      maxPoints: 17,
      fulfilledShare: usual,
      observation: describeRarePairs(e, usual),
    },
  ];
};

/** What tells of slips without being one that a rule finds; spelling 15 signs, how usual neighbouring words are 17. */
export const slipSigns = (essay: ReadEssay): Measures['slips'] => {
  const e = countLanguage(essay);
  const { signs, evidence } = summed(0, slipParts(e), 0);
  return { weight: e.issueWeight, signs: signs ?? 0, evidence };
};

/**
 * Measures everything but the slips, which the assembly counts for another 52 signs; here they are only a lack.
 * Capitals and full stops 10, precision 7, sentence length 8, variety of words 13, range of vocabulary 5 and of sentence
 * structure 5. The values that give full points were set by hand.
 */
export const languageMeasure = (essay: ReadEssay): Criterion => {
  const e = countLanguage(essay);
  const per100 = (n: number): number => (e.words ? (n * 100) / e.words : 0);
  const unmarked = e.sentences ? e.unmarked / e.sentences : 1;
  const precise = ramp(e.general.per100, 9, 3);
  const parts: Part[] = [
    {
      measure: 'marks',
      maxPoints: 10,
      fulfilledShare: ramp(unmarked, 0.4, 0),
      observation: `${e.unmarked} of ${e.sentences} sentences lack their capital or full stop`,
    },
    {
      measure: 'precision',
      maxPoints: 7,
      fulfilledShare: precise,
      observation: describeGeneralWords(e, precise),
    },
    {
      measure: 'length',
      maxPoints: 8,
      fulfilledShare: ramp(per100(e.inEndless), 70, 0),
      observation: `${Math.round(per100(e.inEndless))} of 100 words stand in sentences of more than 45 words`,
    },
    {
      measure: 'variety',
      maxPoints: 13,
      fulfilledShare: ramp(e.variety, 0.64, 0.82),
      observation: `in every fifty words you use about ${Math.round(e.variety * 50)} different ones`,
    },
    {
      measure: 'reach',
      maxPoints: 5,
      fulfilledShare: ramp(per100(e.long), 8, 25),
      observation: `${Math.round(per100(e.long))} of 100 words have seven letters or more`,
    },
    {
      measure: 'clauses',
      maxPoints: 5,
      fulfilledShare: ramp(per100(e.connectors), 0.3, 3.5),
      observation: `${plural(e.connectors, 'word')} such as “although” or “rather” to order clauses and degrees`,
    },
  ];
  const { signs, spread, evidence, lacks } = summed(0, parts, e.words < 200 ? 14 : 9);
  const slips = SLIPS.points * ramp(per100(e.issueWeight), 0, SLIPS.weight);
  return judged(signs ?? 0, spread, evidence, [
    ...lacks,
    ...summed(0, slipParts(e), 0).lacks,
    { measure: 'grammarIssues', points: slips, observation: null },
  ]);
};

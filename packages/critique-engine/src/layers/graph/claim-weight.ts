import type { Sentence } from '../../essay.ts';
import { logistic } from '../../logistic.ts';
import { pointsAhead } from '../discourse-cues.ts';
import { isQuestion } from '../question-form.ts';
import { evidenceOf, pastShare, saysNorm } from './clause-signs.ts';
import { cutClauses } from './cut-clauses.ts';
import { opensPoint } from './point-openings.ts';
import type { EssayText } from './unit.ts';
import { grants } from './opposing-views.ts';
import { speakerOf, speaksForOthers } from './voices.ts';

/** What is looked at to tell a claim from what supports it. Each is 0 or 1, or a share. */
type ClaimSigns = Readonly<Record<keyof typeof CLAIM_WEIGHTS, number>>;

/**
 * How much each sign speaks for a claim of the writer. Set by hand on the train half of the bank and on writing
 * guides (Booth, Colomb and Williams; Graff and Birkenstein): a claim is general, in the present, in the writer's own
 * voice, contestable, and stands beside what supports it.
 */
const CLAIM_WEIGHTS = {
  bias: -1.7,
  draws: 1.7,
  turns: 0.9,
  lists: 1.1,
  norm: 0.9,
  judges: 0.8,
  compares: 0.5,
  denies: 0.3,
  grounded: 0.5,
  general: 0.6,
  first: 0.7,
  last: 0.8,
  supported: 0.6,
  afterOthers: 0.5,
  afterCase: 0.6,
  anybody: 1.2,
  past: -1.8,
  own: -1.3,
  figure: -1.1,
  named: -1,
  cited: -1.2,
  instance: -1.6,
  others: -1.8,
  grants: -1.2,
  asks: -4,
  refers: -0.7,
  short: -0.6,
  ahead: -1.5,
} as const;

const draws =
  /^(?:\W*(?:and|but) )?(?:so|therefore|thus|hence|consequently|as a result|for (?:this|these|that) reasons?|that is why|this is why|in (?:this|that) way|it follows|then)\b|\b(?:therefore|thus|hence)\b/i;
const turns =
  /^(?:but|yet|and yet|however|nevertheless|still|even so|instead|on the contrary|what [^,.]{3,40} (?:is|needs|want))\b/i;
const judges =
  /\b(?:good|bad|better|best|worse|worst|important|essential|crucial|vital|helpful|useful|useless|harmful|beneficial|wrong|right|fair|unfair|necessary|unnecessary|effective|valuable|dangerous|mistake|waste|advantage|disadvantage|benefits?|threat|burden|solution|practical|cheaper|safer|stronger|weaker|real|owed|deserves?|protects?|harms?|helps?|saves?|belongs?|matters?|worth|cannot|only)\b/i;
const compares =
  /\b(?:more|less|rather|better|worse|as much|not only|not [^,.]{2,40} but|instead of|than)\b/i;
const denies = /\b(?:not|no|never|nobody|cannot|nor)\b|n['’]t\b/i;
const grounded = /\b(?:because|since|so that|if|in order to|without|even if|provided)\b/i;
const pointing = /^(?:it|they|he|she|this|these|those|that|there|both|others?|most|some|then)\b/i;
const particular =
  /\b(?:yesterday|last (?:week|month|year)|that day|one (?:day|morning|night)|in \d{4})\b/i;
const supports =
  /^(?:for (?:example|instance)|this is because|because|the reason|take|imagine|when|if|in my|my|at our|in our|consider|one (?:of|example)|it would|they)\b|\b(?:for example|for instance|because|such as)\b/i;

/** The subject is anybody of a kind, which a rule has and a case has not: 'A school that …', 'One can …', 'What a child …'. */
const anybody =
  /^(?:(?:but|so|and|yet|still|surely|for),? )?(?:an? (?!lot\b|few\b|number\b)\w+|one (?:can|may|must|should|cannot|has)|those who|who(?:ever)?|what|people|children|somebody who|to \w+|where) /i;

const yes = (value: boolean): number => (value ? 1 : 0);

const isCase = (sentence: Sentence, essay: EssayText): boolean =>
  /^(?:own|figure|named|cited)$/.test(evidenceOf(sentence, essay) ?? '');

/** The signs of a claim in a sentence of the body. `peers` are the sentences of its paragraph. */
const claimSigns = (
  sentence: Sentence,
  peers: readonly Sentence[],
  essay: EssayText,
): ClaimSigns => {
  const at = peers.findIndex(({ index }) => index === sentence.index);
  const { text } = sentence;
  const next = peers[at + 1];
  const before = peers[at - 1];
  const evidence = evidenceOf(sentence, essay);
  const main = cutClauses(sentence).find(({ isSubordinate }) => !isSubordinate);
  const opening = main ? (sentence.words[main.from]?.lower ?? '') : '';
  const past = pastShare(sentence);
  return {
    bias: 1,
    draws: yes(draws.test(text) && past < 0.5),
    turns: yes(turns.test(text)),
    lists: yes(opensPoint(text)),
    norm: yes(saysNorm(sentence)),
    judges: yes(judges.test(text)),
    compares: yes(compares.test(text)),
    denies: yes(denies.test(text)),
    grounded: yes(grounded.test(text)),
    general: yes(past < 0.2 && !/\b(?:I|he|she|my|his|her)\b/.test(text) && !particular.test(text)),
    first: yes(at === 0),
    last: yes(at === peers.length - 1 && at > 0),
    supported: yes(next !== undefined && (supports.test(next.text) || pastShare(next) > 0.5)),
    afterOthers: yes(before !== undefined && (speaksForOthers(before.text) || grants(before))),
    afterCase: yes(before !== undefined && (pastShare(before) > 0.4 || isCase(before, essay))),
    anybody: yes(anybody.test(text) && past <= 0.5),
    past: past < 0.2 ? 0 : past,
    own: yes(evidence === 'own'),
    figure: yes(evidence === 'figure'),
    named: yes(evidence === 'named'),
    cited: yes(evidence === 'cited'),
    instance: yes(/^(?:for (?:example|instance)|such as|in one|take)\b/i.test(text)),
    others: yes(speakerOf(sentence, essay) !== 'writer'),
    grants: yes(grants(sentence)),
    asks: yes(isQuestion(sentence)),
    refers: yes(pointing.test(opening) || pointing.test(text)),
    short: yes(sentence.words.length < 7),
    ahead: yes(pointsAhead(sentence)),
  };
};

const weigh = (signs: ClaimSigns): number =>
  Object.entries(CLAIM_WEIGHTS).reduce(
    (total, [sign, weight]) => total + weight * signs[sign as keyof ClaimSigns],
    0,
  );

/** Fewest words of a part of a sentence that may carry a claim of its own. */
const MIN_PART_WORDS = 6;

/** The parts of a sentence between semicolons and colons, each as a sentence of its own; the sentence itself without them. */
const partsOf = (sentence: Sentence): Sentence[] => {
  const { words, tags, text, start } = sentence;
  const borders = words.flatMap(({ start: at }, i) =>
    i > 0 && /[;:]/.test(text.slice((words[i - 1]?.end ?? start) - start, at - start)) ? [i] : [],
  );
  if (borders.length === 0) return [sentence];
  const starts = [0, ...borders];
  const parts = starts.flatMap((from, i): Sentence[] => {
    const to = starts[i + 1] ?? words.length;
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last || to - from < MIN_PART_WORDS) return [];
    const piece = { start: first.start, end: last.end, words: words.slice(from, to) };
    const own = text.slice(first.start - start, last.end - start);
    return [{ ...sentence, ...piece, tags: tags.slice(from, to), text: own }];
  });
  return parts.length ? parts : [sentence];
};

/**
 * How likely a sentence is a claim of the writer, from 0 to 1, by a logistic regression over the signs of its parts: the
 * part that speaks most for a claim counts.
 */
export const claimWeight = (
  sentence: Sentence,
  peers: readonly Sentence[],
  essay: EssayText,
): number => {
  const whole = claimSigns(sentence, peers, essay);
  const { first, last, supported, afterOthers, afterCase } = whole;
  const sums = partsOf(sentence).map((part) => {
    if (part === sentence) return weigh(whole);
    return weigh({
      ...claimSigns(part, peers, essay),
      first,
      last,
      supported,
      afterOthers,
      afterCase,
    });
  });
  return logistic(Math.max(...sums));
};

import type { SentenceRole } from '@argint/contracts';
import { isListItem } from '@argint/text-analysis';
import type { Paragraph, Sentence, Thesis } from '../essay.ts';
import {
  evaluatesOrAdvises,
  grantsPoint,
  infersEarly,
  isNarrated,
  opensInference,
  pointsAhead,
  sumsUp,
  wishesOrAdvises,
} from './discourse-cues.ts';
import { speaksForOthers } from './graph/voices.ts';
import { positionCue } from './position-cue.ts';
import { isQuestion, isUnmarkedQuestion } from './question-form.ts';
import { contentStems } from './term-layer.ts';
import { pointsBack, rejectsView } from './thesis-pointer.ts';

/** A first sentence of a conclusion with at most this many words only introduces it ('Both have their merits'). */
const SHORT_OPENING_WORDS = 12;
/** In a conclusion with this many sentences, those between the first and the last may argue again. */
const LONG_CONCLUSION_SENTENCES = 4;

/** A sentence with fewer words is a rest of an abbreviation or of a heading. */
const LEAST_WORDS = 3;

/** Index of the claim that a paragraph builds up to; -1 if it begins with its claim and defends it. */
const drawnClaim = (peers: readonly Sentence[]): number => {
  const draws = (at: number): boolean => {
    const sentence = at > 0 ? peers[at] : undefined;
    return sentence !== undefined && opensInference(sentence) && !isNarrated(sentence);
  };
  const last = peers.length - 1;
  if (draws(last)) return last;
  const before = peers[last - 1];
  // One sentence may follow the claim. But 'Therefore they will learn' before the last sentence is only a step of the reasoning.
  return before && draws(last - 1) && evaluatesOrAdvises(before) ? last - 1 : -1;
};

const inBody = (sentence: Sentence, position: number, peers: readonly Sentence[]): SentenceRole => {
  // A question asserts nothing, so it is neither a claim nor a premise.
  if (isQuestion(sentence)) return 'none';
  const drawn = drawnClaim(peers);
  if (drawn >= 0) return position === drawn ? 'claim' : 'premise';
  const last = peers.length - 1;
  const [, second] = peers;
  const secondInfers = last > 1 && second !== undefined && opensInference(second);
  if (position === 0) return secondInfers ? 'premise' : 'claim';
  if (position === 1 && secondInfers) return 'claim';
  return position === last && infersEarly(sentence) && !isNarrated(sentence) ? 'claim' : 'premise';
};

/** Content words of the thesis that a sentence repeats: how many, and which share of them. */
const restated = (sentence: Sentence, thesis: Thesis | null): { count: number; share: number } => {
  const terms = new Set(contentStems(thesis?.sentence.words ?? []));
  const said = new Set(contentStems(sentence.words).filter((term) => terms.has(term)));
  return { count: said.size, share: terms.size ? said.size / terms.size : 0 };
};

/** Role of a sentence in the conclusion. The first restates the thesis; the others sum up or give advice. */
const inConclusion = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  thesis: Thesis | null,
): SentenceRole => {
  const strength = positionCue(sentence, peers[position + 1]);
  const { count, share } = restated(sentence, thesis);
  if (position === 0) {
    if (peers.length > 1 && grantsPoint(sentence)) return 'claim';
    if (peers.length > 1 && pointsAhead(sentence)) return 'none';
    const later = peers.some((p, i) => i > 0 && positionCue(p, peers[i + 1]) >= 2.5);
    return later && strength < 1 && count <= 1
      ? sentence.words.length <= SHORT_OPENING_WORDS
        ? 'none'
        : 'claim'
      : 'thesis';
  }
  if (isQuestion(sentence)) return 'none';
  if (strength >= 2.5 || count >= 4 || (sumsUp(sentence) && share >= 0.3)) return 'thesis';
  if (wishesOrAdvises(sentence)) return 'none';
  return peers.length >= LONG_CONCLUSION_SENTENCES && position < peers.length - 1
    ? 'premise'
    : 'claim';
};

const roleOf = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  thesis: Thesis | null,
): SentenceRole => {
  if (sentence.words.length < LEAST_WORDS || isUnmarkedQuestion(sentence)) return 'none';
  if (sentence === thesis?.sentence) return 'thesis';
  if (sentence === thesis?.opening && thesis.sentence.part !== 'introduction') return 'thesis';
  if (peers.length <= 2 && isListItem(peers[0]?.text ?? '')) return 'none';
  if (sentence.part === 'body') return inBody(sentence, position, peers);
  if (sentence.part === 'conclusion') return inConclusion(sentence, position, peers, thesis);
  if (sentence === thesis?.pointer) return 'none';
  const isRejection =
    (pointsBack(sentence) || speaksForOthers(sentence.text)) && rejectsView(sentence);
  return !isRejection && positionCue(sentence, peers[position + 1]) >= 3.5 ? 'thesis' : 'none';
};

/** Sets the role of every sentence, by its part, its position there and its wording. Changes the sentences. */
export const assignRoles = (paragraphs: readonly Paragraph[], thesis: Thesis | null): void => {
  for (const { sentences } of paragraphs) {
    for (const part of ['introduction', 'body', 'conclusion'] as const) {
      // In the body, the sentence after an announcement gets its role.
      const announces = (sentence: Sentence): boolean =>
        part === 'body' && sentence !== thesis?.sentence && pointsAhead(sentence);
      const here = sentences.filter((sentence) => sentence.part === part);
      const peers = here.filter((sentence) => !announces(sentence));
      for (const sentence of here) sentence.role = 'none';
      peers.forEach((sentence, position) => {
        sentence.role = roleOf(sentence, position, peers, thesis);
      });
    }
  }
};

import type { ClaimLink, ReadEssay, Sentence } from '../essay.ts';
import { claimsOf, withOwnReason } from '../layers/graph/claims.ts';
import { contraryViews } from '../layers/graph/contrary-views.ts';
import { rarityOf, sharedRarity, type Rarity } from '../layers/graph/rarity.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { ramp } from './criterion.ts';

/** What the argument measure adds up. Each sign is from 0 to 1, and more is better. */
export interface ArgumentSigns {
  /** How closely reasons belong to their claims, and the body to the question and the position. In steps. */
  bearing: number;
  /** How much of what the conclusion says the essay has spoken of. In halves. */
  returns: number;
  /** Views against the writer's: 0 without any, a half if none is answered, 1 if all are. The writer's own, left unweighed, count nothing. */
  answered: number;
}

/** The signs, and the counts that explain them to the student. */
export interface ArgumentReading {
  signs: ArgumentSigns;
  claims: number;
  /** Claims with a reason that speaks of the same things. */
  carriedClaims: number;
  bodySentences: number;
  /** Sentences of the body that speak of what the question and the position speak of. */
  relatedSentences: number;
  hasConclusion: boolean;
  objections: number;
  openObjections: number;
  /** Whether the introduction names people who see it differently, and no paragraph lets them speak. */
  namesOpponents: boolean;
}

/** Shared rarity from which a reason belongs to its claim: one rare word, or two common ones. */
const CARRIES_FROM = 2;
/** Shared rarity from which a sentence speaks of what the question and the position speak of. */
const RELATED_FROM = 4;
/** Shares that count as full. Good essays use new words too. */
const FULL = { bearing: 0.3, related: 0.8, returns: 0.4 };

/** What to expect before anything is read, and how many sentences of evidence that is worth. */
const USUAL_BEARING = { share: 0.6, sentences: 2 };

/** Steps of `bearing`: about one for each sentence of the body, and no fewer than these. */
const STEPS_A_SENTENCE = 1.2;
const LEAST_STEPS = 3;

/** A share in whole steps, so that one other wording does not move the measure. */
const inSteps = (share: number, steps: number): number => Math.round(share * steps) / steps;

const stemsOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(({ words }) => contentStems(words)));

/** What the body has to show: stems of the question, the thesis, the introduction and the conclusion. */
const frameOf = ({ sentences, question }: ReadEssay): Set<string> => {
  const outside = sentences.filter(({ part, role }) => part !== 'body' || role === 'thesis');
  return new Set([...questionTerms(question ?? '').keys(), ...stemsOf(outside)]);
};

interface Bearing {
  carriedClaims: number;
  relatedSentences: number;
  share: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * How the body bears on the frame, by the words they share. Rare words count more (Halliday and Hasan 1976). With few
 * sentences the share stays near the usual one.
 */
const readBearing = (essay: ReadEssay, links: readonly ClaimLink[], rarity: Rarity): Bearing => {
  const frame = frameOf(essay);
  const body = essay.sentences.filter(({ part }) => part === 'body');
  const givesReason = withOwnReason(essay);
  const carries = (reason: Sentence, point: ReadonlySet<string>): boolean =>
    sharedRarity(stemsOf([reason]), point, rarity) >= CARRIES_FROM;
  const carried = links.filter(({ claim, premises }) => {
    const point = new Set([...frame, ...stemsOf([claim])]);
    return givesReason.has(claim) || premises.some((reason) => carries(reason, point));
  });
  // A paragraph with two claims counts once, so that a case argued in more words does not weigh more.
  const carriedParagraphs = new Set(carried.map(({ claim }) => claim.paragraph)).size;
  const masses = body.map((sentence) => {
    const stems = stemsOf([sentence]);
    return { all: sharedRarity(stems, stems, rarity), related: sharedRarity(stems, frame, rarity) };
  });
  const sumOf = (part: 'all' | 'related'): number => sum(masses.map((mass) => mass[part]));
  const relatedSentences = masses.filter(({ related }) => related >= RELATED_FROM).length;
  const seen =
    (2 * ramp(sumOf('related') / Math.max(1, sumOf('all')), 0, FULL.bearing) +
      ramp(relatedSentences / Math.max(1, body.length), 0, FULL.related) +
      carriedParagraphs / Math.max(1, new Set(links.map(({ claim }) => claim.paragraph)).size)) /
    4;
  const share =
    (seen * body.length + USUAL_BEARING.share * USUAL_BEARING.sentences) /
    (body.length + USUAL_BEARING.sentences);
  return { carriedClaims: carried.length, relatedSentences, share };
};

/** The share of what the conclusion says that the essay has spoken of, by rarity. */
const returnShare = ({ sentences }: ReadEssay, rarity: Rarity): number => {
  const closing = stemsOf(sentences.filter(({ part }) => part === 'conclusion'));
  const before = stemsOf(sentences.filter(({ part }) => part !== 'conclusion'));
  const all = sharedRarity(closing, closing, rarity);
  return all ? sharedRarity(closing, before, rarity) / all : 0;
};

/** Reads what the argument measure rests on. `rarity` differs from the default only in training. Linear. */
export const readArgumentSigns = (essay: ReadEssay, rarity: Rarity = rarityOf): ArgumentReading => {
  const links = claimsOf(essay).filter(({ claim }) => claim.part === 'body');
  const body = essay.sentences.filter(({ part }) => part === 'body');
  const { share, ...counts } = readBearing(essay, links, rarity);
  // The same views as in the strengths.
  const { counters: heard, mentionOfOthers } = readMoves(essay);
  const left = heard.filter(({ answer }) => answer === null).map(({ sentence }) => sentence);
  const open = left.length;
  // What the writer says against the own position and never weighs is no other side that is heard.
  const unweighed = left.filter((sentence) => contraryViews(essay).has(sentence)).length;
  return {
    signs: {
      bearing: inSteps(share, Math.max(LEAST_STEPS, Math.round(body.length * STEPS_A_SENTENCE))),
      returns: inSteps(ramp(returnShare(essay, rarity), 0, FULL.returns), 2),
      answered: heard.length ? 1 - (0.5 * (open + unweighed)) / heard.length : 0,
    },
    ...counts,
    claims: links.length,
    bodySentences: body.length,
    hasConclusion: essay.sentences.some(({ part }) => part === 'conclusion'),
    objections: heard.length,
    openObjections: open,
    namesOpponents: mentionOfOthers !== null,
  };
};

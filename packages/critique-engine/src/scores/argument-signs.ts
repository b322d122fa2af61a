import { essayDrafts, paragraphDrafts } from '../detectors/all-detectors.ts';
import type { CritiqueDraft } from '../critique-draft.ts';
import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { claimsOf, withOwnReason } from '../layers/graph/claims.ts';
import { contraryViews } from '../layers/graph/contrary-views.ts';
import { rarityOf, sharedRarity, type Rarity } from '../layers/graph/rarity.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { ramp } from './criterion.ts';

/** What the argument score adds up. Each sign is from 0 to 1, and more is better. */
export interface ArgumentSigns {
  /** Points whose reasoning no remark questions. */
  sound: number;
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
  /** Points whose reasoning a remark questions. */
  questionedPoints: number;
  bodySentences: number;
  /** Sentences of the body that speak of what the question and the position speak of. */
  relatedSentences: number;
  hasConclusion: boolean;
  objections: number;
  openObjections: number;
  /** Whether the introduction names people who see it differently, and no paragraph lets them speak. */
  namesOpponents: boolean;
}

/** Rules about the other side and about missing reasons. The signs `answered` and `bearing` judge these. */
const JUDGED_BY_OTHER_SIGNS = new Set([
  'no-counter-argument',
  'counter-unanswered',
  'counter-dismissed',
  'unsupported-claim',
]);
/** Rules of other issue types that say where the reasoning breaks. */
const BREAKS_REASONING = new Set([
  'statistic-without-source',
  'unnamed-authority',
  'paragraph-off-question',
  'conclusion-drifts',
]);
/** Points that an essay has at least. With fewer, one remark would take too much away. */
const LEAST_POINTS = 3;

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

/** A share in whole steps, so that one other wording does not move the score. */
const inSteps = (share: number, steps: number): number => Math.round(share * steps) / steps;

const stemsOf = (sentences: readonly Sentence[]): Set<string> =>
  new Set(sentences.flatMap(({ words }) => contentStems(words)));

const breaksReasoning = ({ rule, issueType, severity }: CritiqueDraft): boolean =>
  BREAKS_REASONING.has(rule) ||
  (issueType === 'argument' && severity >= 2 && !JUDGED_BY_OTHER_SIGNS.has(rule));

/** The sentences that each remark on reasoning questions. */
const questionedPlaces = (model: EssayModel): Sentence[][] => {
  const drafts = model.prose.flatMap((paragraph) => paragraphDrafts(paragraph, model));
  return [...drafts, ...essayDrafts(model)]
    .filter(breaksReasoning)
    .map(({ at }) =>
      at ? model.sentences.filter(({ start, end }) => start < at.end && at.start < end) : [],
    );
};

/** How many points are questioned: the claim of each place, or the sentence itself where it serves no claim. */
const countPoints = (places: readonly Sentence[][], links: readonly ClaimLink[]): number => {
  const served = new Map<Sentence, Sentence>();
  for (const { claim, premises } of links)
    for (const one of [claim, ...premises]) if (!served.has(one)) served.set(one, claim);
  return new Set(places.flatMap(([first]) => (first ? [served.get(first) ?? first] : []))).size;
};

/** What the body has to show: stems of the question, the thesis, the introduction and the conclusion. */
const frameOf = ({ sentences, question }: EssayModel): Set<string> => {
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
 * How the body bears on the frame, by the words they share. Rare words count more (Halliday and Hasan 1976). A sentence
 * that a remark questions carries nothing. With few sentences the share stays near the usual one.
 */
const readBearing = (
  model: EssayModel,
  links: readonly ClaimLink[],
  questioned: ReadonlySet<Sentence>,
  rarity: Rarity,
): Bearing => {
  const frame = frameOf(model);
  const body = model.sentences.filter(({ part }) => part === 'body');
  const givesReason = withOwnReason(model);
  const carries = (reason: Sentence, point: ReadonlySet<string>): boolean =>
    !questioned.has(reason) && sharedRarity(stemsOf([reason]), point, rarity) >= CARRIES_FROM;
  const carried = links.filter(({ claim, premises }) => {
    const point = new Set([...frame, ...stemsOf([claim])]);
    return givesReason.has(claim) || premises.some((reason) => carries(reason, point));
  });
  // A paragraph with two claims counts once, so that a case told in more words does not weigh more.
  const carriedParagraphs = new Set(carried.map(({ claim }) => claim.paragraph)).size;
  const masses = body.map((sentence) => {
    const stems = stemsOf([sentence]);
    const related = questioned.has(sentence) ? 0 : sharedRarity(stems, frame, rarity);
    return { all: sharedRarity(stems, stems, rarity), related };
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
const returnShare = ({ sentences }: EssayModel, rarity: Rarity): number => {
  const closing = stemsOf(sentences.filter(({ part }) => part === 'conclusion'));
  const before = stemsOf(sentences.filter(({ part }) => part !== 'conclusion'));
  const all = sharedRarity(closing, closing, rarity);
  return all ? sharedRarity(closing, before, rarity) / all : 0;
};

/** Reads what the argument score rests on. `rarity` differs from the default only in training. Linear. */
export const readArgumentSigns = (
  model: EssayModel,
  rarity: Rarity = rarityOf,
): ArgumentReading => {
  const links = claimsOf(model).filter(({ claim }) => claim.part === 'body');
  const body = model.sentences.filter(({ part }) => part === 'body');
  const places = questionedPlaces(model);
  const questioned = new Set(places.flat());
  const points = countPoints(places, links);
  const { share, ...counts } = readBearing(model, links, questioned, rarity);
  // The same views as in every other part of the report.
  const { counters: heard, mentionOfOthers } = readMoves(model);
  const left = heard.filter(({ answer }) => answer === null).map(({ sentence }) => sentence);
  const open = left.length;
  // What the writer says against the own position and never weighs is no other side that is heard.
  const unweighed = left.filter((sentence) => contraryViews(model).has(sentence)).length;
  return {
    signs: {
      sound: 1 - ramp(points, 0, Math.max(LEAST_POINTS, links.length + 1)),
      bearing: inSteps(share, Math.max(LEAST_STEPS, Math.round(body.length * STEPS_A_SENTENCE))),
      returns: inSteps(ramp(returnShare(model, rarity), 0, FULL.returns), 2),
      answered: heard.length ? 1 - (0.5 * (open + unweighed)) / heard.length : 0,
    },
    ...counts,
    claims: links.length,
    questionedPoints: points,
    bodySentences: body.length,
    hasConclusion: model.sentences.some(({ part }) => part === 'conclusion'),
    objections: heard.length,
    openObjections: open,
    namesOpponents: mentionOfOthers !== null,
  };
};

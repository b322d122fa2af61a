import type { ClaimLink, EssayModel, Sentence } from '../essay-model.ts';
import { whyNoArgument } from '../kind/who-may-speak.ts';
import { isQuestion } from '../layers/question-form.ts';
import { isCited } from '../layers/region-lookup.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { turnIn } from '../layers/graph/replies.ts';
import { claimsOf, withOwnReason } from '../layers/graph/claims.ts';
import { namedOpponents } from '../layers/graph/named-opponents.ts';
import { objectionsOf } from '../layers/graph/read-graph.ts';

/** A view other than the writer's that the essay mentions. */
export interface Counter {
  sentence: Sentence;
  /** The sentence that answers it: a later one, or the same one if it answers itself. */
  answer: Sentence | null;
  /** The words that state the other view, without the writer's answer. */
  wording: string;
  /** Number of sentences between the view and its answer in the same paragraph. */
  reasonCount: number;
}

/** The rhetorical moves of an essay, each with the sentence that makes it. */
export interface Moves {
  /** The sentence that states the position. */
  thesis: Sentence | null;
  /** The sentence closest to a position, whether or not it states one. */
  nearest: Sentence | null;
  /** Claims that can be quoted, best supported first. */
  claims: ClaimLink[];
  /** Claims in the body without a premise and without a reason of their own, in order. */
  unsupported: ClaimLink[];
  counters: Counter[];
  /** If no other view is heard: the sentence of the introduction that names people who see it differently. */
  mentionOfOthers: Sentence | null;
  /** The first sentence that names a source, and the sentence after it in its paragraph. */
  source: { sentence: Sentence; next: Sentence | null } | null;
  closing: Sentence[];
}

const MIN_VIEW_WORDS = 4;

/** The part of a sentence that states the other view. The whole sentence if that part is shorter than MIN_VIEW_WORDS. */
const otherViewIn = (text: string): string => {
  const head = text.slice(0, 600);
  const turn = turnIn(head);
  const conceded = /^(?:(?:al|even )?though|while)\b\s+([^,;]+)[,;]/i.exec(head);
  const half = conceded?.[1] ?? (turn > 0 ? head.slice(0, turn) : '');
  return half.split(/\s+/).length >= MIN_VIEW_WORDS ? half : text;
};

/** Whether a sentence can be quoted as the writer's statement: 5 to 60 words, not a question, not the start of a list. */
export const isQuotable = (sentence: Sentence): boolean =>
  sentence.words.length >= 5 &&
  sentence.words.length <= 60 &&
  !/[:,]["'”’)]*$/.test(sentence.text) &&
  !isQuestion(sentence);

/** Number of sentences that follow `from` in its paragraph, up to `to`. */
const countReasons = (
  sentences: readonly Sentence[],
  from: Sentence,
  to: Sentence | null,
): number =>
  from === to
    ? 0
    : sentences.filter(
        ({ index, paragraph }) =>
          index > from.index && paragraph === from.paragraph && index < (to?.index ?? Infinity),
      ).length;

/** The objections of the argument graph, each with the words that state it. */
const countersOf = (model: EssayModel): Counter[] =>
  objectionsOf(model).map(({ unit: { sentence }, answer }) => ({
    sentence,
    answer,
    wording: otherViewIn(sentence.text),
    reasonCount: countReasons(model.sentences, sentence, answer),
  }));

/** Finds the moves of an essay from its sentences and their roles. Pure, linear and memoized by model. */
export const readMoves = memoizeByKey((model: EssayModel): Moves => {
  const { thesis, sentences } = model;
  const isArgument = whyNoArgument(model.kind) === null;
  const counters = isArgument ? countersOf(model) : [];
  // A sentence that states another view is not a claim of the writer.
  const sentencesOfOthers = new Set(
    counters.filter(({ sentence, answer }) => sentence !== answer).map((c) => c.sentence),
  );
  const claims = claimsOf(model).filter(
    ({ claim }) => isQuotable(claim) && !sentencesOfOthers.has(claim),
  );
  const sourced = sentences.find((s) => isCited(model, s));
  const after = sourced && sentences[sourced.index + 1];
  return {
    thesis: thesis?.stated ? thesis.sentence : null,
    nearest: thesis?.sentence ?? null,
    claims: claims.toSorted(
      (a, b) => b.premises.length - a.premises.length || a.claim.index - b.claim.index,
    ),
    unsupported: claims.filter(
      ({ claim, premises }) =>
        claim.part === 'body' && premises.length === 0 && !withOwnReason(model).has(claim),
    ),
    counters,
    mentionOfOthers: counters.length > 0 || !isArgument ? null : namedOpponents(model),
    source: sourced
      ? { sentence: sourced, next: after?.paragraph === sourced.paragraph ? after : null }
      : null,
    closing: sentences.filter((s) => s.part === 'conclusion'),
  };
});

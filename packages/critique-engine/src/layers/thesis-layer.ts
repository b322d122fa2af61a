import type { Sentence, Thesis } from '../essay.ts';
import { evaluatesOrAdvises } from './discourse-cues.ts';
import { speaksForOthers } from './graph/voices.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { takesSide } from './position-cue.ts';
import { adoptedSpan, adoptsInside, positionSpan } from './position-span.ts';
import { positionSigns, positionWeight } from './position-signs.ts';
import type { PositionSigns } from './position-signs.ts';
import { isQuestion } from './question-form.ts';
import { asksNoPosition, questionTerms } from './question-layer.ts';
import { statementOfQuestion } from './question-statement.ts';
import { repeats, restates, sharedTerms, sharesSubject } from './repeated-position.ts';
import { contentStems } from './term-layer.ts';
import { ownsView, thesisFilter } from './thesis-candidate.ts';
import { pointedAt, pointsBack, rejectsView, viewBefore } from './thesis-pointer.ts';

/** Sentences that use a word, from which on it is one of those that the text is about; and how many such words count. */
const KEY = { sentences: 3, most: 8 };

/** The words that most sentences of a text share, as stems. */
const keyTerms = memoizeByKey((sentences: readonly Sentence[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const term of new Set(contentStems(words))) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([, count]) => count >= KEY.sentences)
      .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
      .slice(0, KEY.most)
      .map(([term]) => term),
  );
});

/** A task pasted into the essay: 'To what extent do you agree or disagree?' */
const asksForView = (next: Sentence | undefined): boolean =>
  next !== undefined &&
  /^\W*(?:to what extent|do you (?:dis)?agree|discuss both|what is your (?:opinion|view)|what do you think|give (?:your )?(?:reasons|opinion)|is (?:this|it) a positive)\b/i.test(
    next.text,
  );

/** Weight from which on a sentence is taken as the position; below it is only the likeliest. */
const STATED_FROM = 2;
/** The same where the question asks for causes or solutions and for no view. */
const STATED_UNASKED_FROM = 4;
const demands = /\b(?:should|must|ought|needs? to|ha(?:s|ve) to|recommend|solutions?|best way)\b/i;
const accounts = /\b(?:reasons?|causes?|problems?|effects?|consequences?|factors?|worst|solve)\b/i;
/** Weight below which a sentence is not even the likeliest. */
const LIKELY_FROM = 1;

/** Weight from which on the introduction has a position of its own, beside a heavier one elsewhere. */
const OPENING_FROM = 1.5;

/** Weight from which on a view that is stated as the writer's own in the introduction is the position. */
const CLEAR_FROM = 4;

/** Content words that a later position shares with a demand or a judgement of the introduction that it comes back to. */
const SHARED_TERMS = { demanded: 2, judged: 3 };

interface Weighed {
  sentence: Sentence;
  signs: PositionSigns;
  weight: number;
}

const stemsOf = (sentences: readonly Sentence[]): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ words }) => contentStems(words)));

/** The question with which an essay opens, often the pasted title. */
const openingQuestion = ([first]: readonly Sentence[]): string =>
  first && isQuestion(first) ? first.text : '';

/** All sentences that can hold the position, with their weights, in order. */
const weighAll = (sentences: readonly Sentence[], question: string | null): Weighed[] => {
  const mayHold = thesisFilter(question);
  const context = {
    sentences,
    keys: keyTerms(sentences),
    asked: new Set(questionTerms([question ?? '', openingQuestion(sentences)].join(' ')).keys()),
    closing: stemsOf(sentences.filter(({ part }) => part === 'conclusion')),
  };
  const sizes = Map.groupBy(sentences, ({ part }) => part);
  return sentences
    .filter(
      (s) =>
        mayHold(s) &&
        // What is followed by 'To what extent do you agree?' is the task, and not the answer.
        (ownsView(s) || !asksForView(sentences[s.index + 1])) &&
        (s.words.length >= 4 || takesSide(s)),
    )
    .map((sentence) => {
      const peers = sizes.get(sentence.part) ?? [];
      const place = sentence.index - (peers[0]?.index ?? 0);
      const signs = positionSigns(sentence, context, { place, size: peers.length });
      return { sentence, signs, weight: positionWeight(signs) };
    });
};

/** The heaviest; of two that weigh the same, the later one. */
const heaviest = (all: readonly Weighed[]): Weighed | null =>
  all.reduce<Weighed | null>((best, one) => (best && best.weight > one.weight ? best : one), null);

const asksFor = /\b(?:should|must|ought|needs? to|ha(?:s|ve) to)\b/i;

/** Whether a heavier sentence that comes later only comes back to what the introduction says. */
const isRepeatedBy = ({ sentence: opening, weight, signs }: Weighed, later: Sentence): boolean => {
  const isOwn = ownsView(opening);
  if (signs.overturned === 1 || isQuestion(opening) || (!isOwn && speaksForOthers(opening.text)))
    return false;
  // 'Night markets divide many towns' is not what 'I think that towns should allow night markets' says.
  const isSubjectOnly =
    signs.judgement === 0 && asksFor.test(later.text) && !asksFor.test(opening.text);
  if (restates(later, opening) && !isSubjectOnly) return true;
  if (weight < OPENING_FROM) return false;
  // A writer who says at once what they think may say it the other way round at the end.
  if (isOwn && weight >= CLEAR_FROM && sharedTerms(later, opening) > 0) return true;
  const { demand, judgement, leans } = signs;
  const isJudged = judgement === 1 && leans === 0 && evaluatesOrAdvises(opening) && !isSubjectOnly;
  if (demand === 1 && sharesSubject(later, opening, SHARED_TERMS.demanded)) return true;
  if (isJudged && sharesSubject(later, opening, SHARED_TERMS.judged)) return true;
  return repeats(later, opening) || (isOwn && sharesSubject(later, opening));
};

/** The heaviest sentence of the introduction that a heavier one later comes back to; else the heavier one. */
const statedFirst = (openings: readonly Weighed[], heavy: Weighed): Weighed => {
  if (heavy.sentence.part === 'introduction') return heavy;
  const first = heaviest(openings.filter((opening) => isRepeatedBy(opening, heavy.sentence)));
  return first ? { ...first, weight: heavy.weight } : heavy;
};

/** 'I think that it takes too much time': gives a ground for what the sentence before it demands. */
const groundOf = /^\W*i (?:\w+ )?(?:think|believe|feel|say)(?: that|,)? (?:it|they)\b/i;

/** The demand that opens the essay, right before a sentence that only gives a ground for it; else the sentence itself. */
const withoutGround = (chosen: Weighed, all: readonly Weighed[]): Weighed => {
  const { sentence, weight } = chosen;
  const before = all.find(({ sentence: { index } }) => index === sentence.index - 1);
  return groundOf.test(sentence.text) &&
    before?.sentence.part === sentence.part &&
    before.weight >= OPENING_FROM &&
    before.signs.demand === 1 &&
    before.sentence.index === 0
    ? { ...before, weight }
    : chosen;
};

/**
 * The position of an essay: the sentence with the greatest weight (position-signs.ts). It is `stated` from a weight of
 * 2 on; where the question asks only for an account, from 4 on, and no account of causes or problems. Null where no sentence comes near to a position.
 */
export const findThesis = (
  sentences: readonly Sentence[],
  question: string | null = null,
): Thesis | null => {
  const all = weighAll(sentences, question);
  const heavy = heaviest(all);
  const openings = all.filter(({ sentence: { part } }) => part === 'introduction');
  const opening = heaviest(openings);
  const chosen = heavy && withoutGround(statedFirst(openings, heavy), all);
  if (!chosen || chosen.weight < LIKELY_FROM) return null;
  const asksNoView = asksNoPosition(question);
  const from = asksNoView ? STATED_UNASKED_FROM : STATED_FROM;
  const pointer = pointsBack(chosen.sentence) ? chosen.sentence : null;
  const intros = sentences.filter((s) => s.part === 'introduction');
  const statement = statementOfQuestion(question);
  const sentence = pointer ? pointedAt(intros, pointer, statement !== null) : chosen.sentence;
  const { wording, judgement } = chosen.signs;
  const isAdopted = pointer !== null ? !rejectsView(pointer) : adoptsInside(sentence);
  return {
    sentence,
    ...(isAdopted ? adoptedSpan(sentence, pointer) : positionSpan(sentence)),
    view: pointer === sentence ? viewBefore(intros, pointer, statement) : null,
    strength: Math.max(wording, judgement),
    pointer: pointer === sentence ? null : pointer,
    stated:
      chosen.weight >= from &&
      chosen.signs.broken === 0 &&
      !isQuestion(sentence) &&
      (!asksNoView || demands.test(sentence.text) || !accounts.test(sentence.text)),
    opening: opening && opening.weight >= OPENING_FROM ? opening.sentence : null,
  };
};

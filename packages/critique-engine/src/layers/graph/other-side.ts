import type { ReadEssay, Sentence } from '../../essay.ts';
import { opensParagraph } from '../paragraph-place.ts';
import { contentStems } from '../term-layer.ts';
import {
  grantsView,
  opensAgainst,
  ownsView,
  pointsAtView,
  turnIn,
  turnsBack,
  weighsView,
} from './replies.ts';
import type { Speaker } from './unit.ts';
import { goingOnWith, illustrating } from './view-support.ts';
import { meetsView } from './view-signs.ts';
import { otherVoiceOf, repliesForOthers } from './voices.ts';

/** Sentences after a view among which any way of turning back answers it. */
const ANSWER_WITHIN = 3;
/** A longer stretch between a view and its answer is not surely all about the view: in a paragraph that opens with it, or in any other. */
const MOST_SINCE = { opening: 7, other: 3 };
/** Content words that a paragraph opened by 'However' shares with the thesis if it comes back to it. */
const SHARED_TERMS = 2;

/** 'Although these reasons are good', 'Despite this view': what stood in the paragraph before, looked back on. */
const looksBack =
  /^\W*(?:(?:even )?though|although|while|despite|in spite of)\b.{0,30}\b(?:these|those|this|that|such|above)\b/i;

const sharedTerms = (a: Sentence, b: Sentence): number => {
  const terms = new Set(contentStems(a.words));
  return new Set(contentStems(b.words).filter((term) => terms.has(term))).size;
};

/** Whether a sentence that opens a paragraph comes back from the view of the paragraph before. */
const returns = (first: Sentence, thesis: Sentence | null): boolean => {
  if (otherVoiceOf(first.text) !== null) return false;
  if (looksBack.test(first.text)) return true;
  if (!opensAgainst(first.text)) return false;
  return ownsView(first.text) || (thesis !== null && sharedTerms(first, thesis) >= SHARED_TERMS);
};

/**
 * Whether the paragraph after that of sentence `i` opens by coming back to the writer's own side. Only asked of a sentence
 * that opens its paragraph.
 */
export const nextParagraphReturns = (
  sentences: readonly Sentence[],
  i: number,
  thesis: Sentence | null,
): boolean => {
  const own = sentences[i]?.paragraph;
  if (!opensParagraph(sentences, i)) return false;
  const next = sentences.slice(i + 1).find(({ paragraph }) => paragraph !== own);
  return next !== undefined && next.part !== 'conclusion' && returns(next, thesis);
};

/** A view of others that no sentence has answered yet. */
interface OpenView {
  sentence: Sentence;
  /** Whether the writer grants it, and nobody else holds it: what stands next to it then mostly goes on with it. */
  isGranted: boolean;
  opensParagraph: boolean;
  /** The sentences after it in its paragraph. They speak for it if a reply follows. Null once the thesis was stated. */
  since: Sentence[] | null;
}

/** Whether one of the next sentences of the paragraph opens with 'However'. */
const isFollowedByTurn = (
  { index, paragraph }: Sentence,
  sentences: readonly Sentence[],
): boolean =>
  sentences
    .slice(index + 1, index + 1 + ANSWER_WITHIN)
    .some((next) => next.paragraph === paragraph && opensAgainst(next.text));

const repliesTo = (
  sentence: Sentence,
  { sentence: view, opensParagraph: opens, isGranted }: OpenView,
  { sentences, thesis }: { sentences: readonly Sentence[]; thesis: Sentence | null },
): boolean => {
  const isSame = sentence.paragraph === view.paragraph;
  if (
    opensAgainst(sentence.text) &&
    (isSame || (opens && sentence.paragraph - view.paragraph <= 1))
  )
    return true;
  if (opens && sentence.paragraph - view.paragraph === 1 && returns(sentence, thesis)) return true;
  if (sentence.index - view.index > ANSWER_WITHIN) return false;
  if (turnsBack(sentence.text)) return true;
  if (!isSame) return false;
  if (pointsAtView(sentence.text) || repliesForOthers(sentence.text)) return true;
  const isNext = sentence.index - view.index === 1 && !isGranted;
  if (isNext && meetsView(sentence, view) && !isFollowedByTurn(sentence, sentences)) return true;
  // 'He tried it, but it was too late' may belong to the view; a 'However' after it is the surer turn.
  return weighsView(sentence.text) && !isFollowedByTurn(sentence, sentences);
};

const theirs = ({ since, opensParagraph: opens }: OpenView): readonly Sentence[] =>
  since !== null && since.length <= (opens ? MOST_SINCE.opening : MOST_SINCE.other) ? since : [];

/** What a sentence does for a view against the writer's: it speaks for the view, grants it, or answers it. */
export type OtherSide = 'supports' | 'grants' | 'answers';

/**
 * The sentences around the views of others: those that answer one, and those between a view and its answer, which speak for
 * the view. Where no answer comes, nothing tells whose the following sentences are, but for a view that is `unmarked`.
 * Linear.
 */
export const readOtherSide = (
  { sentences, thesis: stated }: Pick<ReadEssay, 'sentences' | 'thesis'>,
  views: ReadonlyMap<Sentence, Speaker>,
  unmarked: ReadonlySet<Sentence> = new Set(),
): Map<Sentence, OtherSide> => {
  const thesis = stated?.sentence ?? null;
  const found = new Map<Sentence, OtherSide>();
  let open: OpenView | null = null;
  sentences.forEach((sentence, i) => {
    if (views.has(sentence)) {
      const since = open?.sentence.paragraph === sentence.paragraph ? (open.since ?? []) : [];
      open =
        turnIn(sentence.text) > 0
          ? null
          : {
              sentence,
              isGranted: views.get(sentence) === 'writer',
              opensParagraph: opensParagraph(sentences, i),
              since,
            };
      return;
    }
    if (open === null) return;
    if (sentence.role === 'thesis') {
      open = { ...open, since: null };
      return;
    }
    if (
      sentence.paragraph === open.sentence.paragraph &&
      grantsView(sentence.text) &&
      turnIn(sentence.text) < 0 &&
      isFollowedByTurn(sentence, sentences)
    )
      found.set(sentence, 'grants');
    else if (repliesTo(sentence, open, { sentences, thesis })) {
      const isDirect =
        sentence.paragraph === open.sentence.paragraph || opensParagraph(sentences, i);
      if (isDirect) for (const one of theirs(open)) found.set(one, 'supports');
      found.set(sentence, 'answers');
      open = null;
    } else if (sentence.paragraph === open.sentence.paragraph) open.since?.push(sentence);
  });
  for (const view of views.keys())
    for (const one of illustrating(view, sentences))
      if (!views.has(one) && !found.has(one)) found.set(one, 'supports');
  const answered = [...found].flatMap(([{ paragraph }, does]) =>
    does === 'answers' ? [paragraph] : [],
  );
  for (const view of views.keys())
    if (unmarked.has(view) && !answered.includes(view.paragraph))
      for (const one of goingOnWith(view, sentences))
        if (!views.has(one)) found.set(one, 'supports');
  return found;
};

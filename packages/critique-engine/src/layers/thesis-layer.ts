import { hasExplicitStance, thesisCue } from '@argint/text-analysis';
import type { EssayPart, Sentence, Thesis } from '../essay-model.ts';
import { grantsPoint } from './discourse-cues.ts';
import { speaksForOthers } from './graph/voices.ts';
import { memoizeByKey } from '../memoize-by-key.ts';
import { contentStems } from './term-layer.ts';
import { isAddition, positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { ownsView, thesisFilter } from './thesis-candidate.ts';
import { pointedAt, pointsBack } from './thesis-pointer.ts';

/** Sentences that use a word, from which on it is one of those that the text is about; and how many such words count. */
const KEY = { sentences: 3, most: 8 };
/** What each of the essay's main words adds to a sentence that has it, and how many of them count. */
const FIT = { each: 0.25, most: 2 };
/** A position is unmistakable from 3 on. What is more than this is only said with more words. */
const CUE_MAX = 3.5;

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

const fitOf = ({ words }: Sentence, keys: ReadonlySet<string>): number =>
  FIT.each * Math.min(FIT.most, new Set(contentStems(words).filter((term) => keys.has(term))).size);

/** Weight of a sentence as the thesis: its wording first, then its place. A thesis is usually the last sentence of an introduction. */
const weigh = (
  sentence: Sentence,
  position: number,
  peers: readonly Sentence[],
  keys: ReadonlySet<string>,
): number => {
  const cue = Math.min(CUE_MAX, positionCue(sentence, peers[position + 1]));
  const last = position === peers.length - 1 && !isAddition(sentence);
  // 'They will not like it' speaks of what stands before it, and 'Because …' only gives a ground.
  const leans = !ownsView(sentence) && /^because\b/i.test(sentence.text);
  const follows = cue < 1 && /^(?:they|it|this|these|he|she)\b/i.test(sentence.text);
  const place = last ? (follows ? 0.25 : 1) : position === 0 ? -0.5 : 0;
  const grants = !ownsView(sentence) && grantsPoint(sentence) ? 1.5 : 0;
  return (
    cue +
    place +
    (cue >= 1 ? fitOf(sentence, keys) : 0) -
    grants -
    Number(leans) -
    (isQuestion(sentence) ? 2 : 0)
  );
};

const cueOf = (sentence: Sentence): number => positionCue(sentence, undefined);

interface Weighed {
  sentence: Sentence;
  weight: number;
}

const holdsOwnView = (sentence: Sentence): boolean =>
  ownsView(sentence) && !speaksForOthers(sentence.text);

const bestOf = (
  sentences: readonly Sentence[],
  couldHold: (sentence: Sentence) => boolean,
  keys: ReadonlySet<string>,
): Weighed | null => {
  let best: Weighed | null = null;
  sentences.forEach((sentence, i) => {
    if (!couldHold(sentence)) return;
    if (sentence.words.length < 4 && !takesSide(sentence)) return;
    const weight = weigh(sentence, i, sentences, keys);
    // Of two that weigh the same, the later one is it, unless only the earlier one is the writer's own view.
    const isOwned = best !== null && holdsOwnView(best.sentence) && !ownsView(sentence);
    // Or the later one only stands at the better place, and nothing in it takes a position.
    const isEmpty = best !== null && cueOf(sentence) < 0.5 && cueOf(best.sentence) >= 1;
    if (!best || weight > best.weight || (weight === best.weight && !isOwned && !isEmpty))
      best = { sentence, weight };
  });
  return best;
};

/** A task pasted into the essay: 'To what extent do you agree or disagree?' */
const asksForView = (next: Sentence | undefined): boolean =>
  next !== undefined &&
  /^\W*(?:to what extent|do you (?:dis)?agree|discuss both|what is your (?:opinion|view)|what do you think|give (?:your )?(?:reasons|opinion)|is (?:this|it) a positive)\b/i.test(
    next.text,
  );

/** 'For me would be a good idea', 'but is not the only thing': without its subject, nobody can tell what is held. */
const isBroken = ({ text }: Sentence): boolean =>
  /^\W*(?:(?:and|but|so|or|because) )?(?:(?:for|to) (?:me|us),? )?(?:is|are|was|were|would|will|can|could|should|must|has|have) (?!(?:i|you|we|they|he|she|it|there|the|this|that|these|those|not we|people|students|my|our)\b)/i.test(
    text,
  );

/** Units that have to be left when another view is cut off. */
const LEAST_HELD = 25;
const otherView =
  /,? (?:but|although|though|while|whereas) (?:some|others|other|many|most|a few)\b.*$/is;

/** A position without the view of others that is tied to it: '…, but some people think otherwise'. */
const withoutOtherView = (text: string): string => {
  const own = text.replace(otherView, '');
  return own.length >= LEAST_HELD ? own : text;
};

/** Evaluative words. A sentence with one may be a position without announcing it. */
const judges =
  /\b(?:important|good|bad|better|best|worse|essential|crucial|vital|positive|negative|benefi\w+|advantage\w*|disadvantage\w*|harm\w*|right|wrong|necessary|effective|valuable|useful|useless|waste|key|significant|more|most|less|not|can(?:not)?|will|would|needs?|(?:in)?sufficient|enough|supposed to)\b/i;

const isOneParagraph = (sentences: readonly Sentence[]): boolean =>
  sentences.every(({ paragraph }) => paragraph === sentences[0]?.paragraph);

/** The position at the end of a text of one paragraph, where the writer names it as such. */
const endOf = (
  sentences: readonly Sentence[],
  couldHold: (sentence: Sentence) => boolean,
  keys: ReadonlySet<string>,
): Weighed | null => {
  if (!isOneParagraph(sentences)) return null;
  return bestOf(sentences.slice(-2).filter(ownsView), couldHold, keys);
};

/**
 * The thesis: an explicit announcement in the first third of the essay, else the best sentence of the introduction. If
 * none there is worded as a thesis, a clear one elsewhere; else the likeliest of the introduction with `stated` false,
 * if it judges at all. A copy of the task in `question`, a report, a plan and a fragment are none.
 */
export const findThesis = (
  sentences: readonly Sentence[],
  question: string | null = null,
): Thesis | null => {
  const mayHold = thesisFilter(question);
  // What is followed by 'To what extent do you agree?' is the task, and not the answer.
  const couldHold = (s: Sentence): boolean =>
    mayHold(s) && (ownsView(s) || !asksForView(sentences[s.index + 1]));
  const keys = keyTerms(sentences);
  const bestIn = (part: EssayPart): Weighed | null =>
    bestOf(
      sentences.filter((s) => s.part === part),
      couldHold,
      keys,
    );
  const intro = bestIn('introduction');
  const end = endOf(sentences, couldHold, keys);
  const rest = bestIn('conclusion') ?? end;
  const body = bestIn('body');
  const worded =
    intro !== null &&
    (thesisCue(intro.sentence.text).strength >= 0.5 ||
      cueOf(intro.sentence) >= 2 ||
      judges.test(intro.sentence.text));
  const early =
    intro && hasExplicitStance(intro.sentence.text)
      ? null
      : sentences.find(
          (s) =>
            s.index < sentences.length / 3 &&
            hasExplicitStance(s.text) &&
            !isQuestion(s) &&
            couldHold(s) &&
            thesisCue(s.text).strength >= 3 &&
            (s.part === 'introduction' || (intro?.weight ?? 0) < 2),
        );
  const silent = !intro || positionCue(intro.sentence, sentences[intro.sentence.index + 1]) < 1;
  const sided = silent
    ? sentences.find(
        (s) =>
          s.index < sentences.length / 3 &&
          (takesSide(s) || (isOneParagraph(sentences) && ownsView(s) && !isQuestion(s))) &&
          couldHold(s),
      )
    : undefined;
  const isOutdone = silent && end !== null && end.weight >= 2;
  const told = early ?? sided;
  const chosen = told
    ? { sentence: told }
    : intro &&
        intro.weight >= 1 &&
        !isOutdone &&
        (worded || !rest || thesisCue(rest.sentence.text).strength < 3)
      ? intro
      : rest && rest.weight >= 2
        ? rest
        : body && body.weight >= 3
          ? body
          : (intro ?? rest);
  if (!chosen) return null;
  const isJudgement =
    judges.test(chosen.sentence.text) ||
    positionCue(chosen.sentence, sentences[chosen.sentence.index + 1]) >= 0.5;
  if (!isJudgement) return null;
  const pointer = pointsBack(chosen.sentence) ? chosen.sentence : null;
  const intros = sentences.filter((s) => s.part === 'introduction');
  const sentence = pointer ? pointedAt(intros, pointer) : chosen.sentence;
  const spoken = pointer ?? sentence;
  const strength = positionCue(spoken, sentences[spoken.index + 1]);
  return {
    sentence,
    start: sentence.start,
    end: sentence.start + withoutOtherView(sentence.text).length,
    strength,
    pointer: pointer === sentence ? null : pointer,
    stated: strength >= 1 && !isQuestion(sentence) && !isBroken(sentence),
  };
};

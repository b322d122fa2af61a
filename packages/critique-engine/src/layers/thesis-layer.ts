import { hasExplicitStance, thesisCue } from '@argint/text-analysis';
import type { EssayPart, Sentence, Thesis } from '../essay-model.ts';
import { grantsPoint } from './discourse-cues.ts';
import { speaksForOthers } from './graph/voices.ts';
import { isAddition, positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { ownsView, thesisFilter } from './thesis-candidate.ts';
import { pointedAt, pointsBack } from './thesis-pointer.ts';

/** Weight of a sentence as the thesis: its wording first, then its place. A thesis is usually the last sentence of an introduction. */
const weigh = (sentence: Sentence, position: number, peers: readonly Sentence[]): number => {
  const cue = positionCue(sentence, peers[position + 1]);
  const last = position === peers.length - 1 && !isAddition(sentence);
  // 'They will not like it' speaks of what stands before it, and 'Because …' only gives a ground.
  const leans = !ownsView(sentence) && /^because\b/i.test(sentence.text);
  const follows = cue < 1 && /^(?:they|it|this|these|he|she)\b/i.test(sentence.text);
  const place = last ? (follows ? 0.25 : 1) : position === 0 ? -0.5 : 0;
  const grants = !ownsView(sentence) && grantsPoint(sentence) ? 1.5 : 0;
  return cue + place - grants - Number(leans) - (isQuestion(sentence) ? 2 : 0);
};

interface Weighed {
  sentence: Sentence;
  weight: number;
}

const holdsOwnView = (sentence: Sentence): boolean =>
  ownsView(sentence) && !speaksForOthers(sentence.text);

const bestOf = (
  sentences: readonly Sentence[],
  couldHold: (sentence: Sentence) => boolean,
): Weighed | null => {
  let best: Weighed | null = null;
  sentences.forEach((sentence, i) => {
    if (!couldHold(sentence)) return;
    if (sentence.words.length < 4 && !takesSide(sentence)) return;
    const weight = weigh(sentence, i, sentences);
    // Of two that weigh the same, the later one is it, unless only the earlier one is the writer's own view.
    const isOwned = best !== null && holdsOwnView(best.sentence) && !ownsView(sentence);
    if (!best || weight > best.weight || (weight === best.weight && !isOwned))
      best = { sentence, weight };
  });
  return best;
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
): Weighed | null => {
  if (!isOneParagraph(sentences)) return null;
  return bestOf(sentences.slice(-2).filter(ownsView), couldHold);
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
  const couldHold = thesisFilter(question);
  const bestIn = (part: EssayPart): Weighed | null =>
    bestOf(
      sentences.filter((s) => s.part === part),
      couldHold,
    );
  const intro = bestIn('introduction');
  const end = endOf(sentences, couldHold);
  const rest = bestIn('conclusion') ?? end;
  const body = bestIn('body');
  const worded =
    intro !== null &&
    (thesisCue(intro.sentence.text).strength >= 0.5 || judges.test(intro.sentence.text));
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
    end: sentence.end,
    strength,
    pointer: pointer === sentence ? null : pointer,
    stated: strength >= 1 && !isQuestion(sentence),
  };
};

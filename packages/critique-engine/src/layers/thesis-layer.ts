import { hasExplicitStance, thesisCue } from '@argint/text-analysis';
import type { Sentence, Thesis } from '../essay-model.ts';
import { contentStems } from './term-layer.ts';
import { isAddition, positionCue, takesSide } from './position-cue.ts';
import { isQuestion } from './question-form.ts';
import { stem } from './stem.ts';

/** Weight of a sentence as the thesis: its wording first, then its place. A thesis is usually the last sentence of an introduction. */
const weigh = (sentence: Sentence, position: number, peers: readonly Sentence[]): number => {
  const last = position === peers.length - 1 && !isAddition(sentence);
  const place = last ? 1 : position === 0 ? -0.5 : 0;
  return positionCue(sentence, peers[position + 1]) + place - (isQuestion(sentence) ? 2 : 0);
};

const bestOf = (sentences: readonly Sentence[]): { sentence: Sentence; weight: number } | null => {
  let best: { sentence: Sentence; weight: number } | null = null;
  sentences.forEach((sentence, i) => {
    const weight = weigh(sentence, i, sentences);
    if ((sentence.words.length >= 4 || takesSide(sentence)) && (!best || weight >= best.weight))
      best = { sentence, weight };
  });
  return best;
};

const stance = new Set(
  `agree disagree opinion view viewpoint idea statement notion belief reason reasons former latter side support favour favor
  position perspective point issue firmly strongly totally completely personally extent following argue consider assertion
  matter topic claim inclined definitely absolutely partially standpoint aforementioned concerned believe think`
    .split(/\s+/)
    .map(stem),
);
const pointing =
  /\b(?:th(?:is|at|ese|ose)|the (?:above|former|latter|first|second|given|same|opposite)|their|the) (?:[a-z]+ )?(?:view|viewpoint|opinion|statement|idea|notion|one|side|argument|assertion|claim|belief|position|suggestion|proposal|point|judge?ment|issue|recommendation)s?\b|\bthe (?:former|latter)\b/i;

/** Evaluative words. A sentence with one may be a position without announcing it. */
const judges =
  /\b(?:important|good|bad|better|best|worse|essential|crucial|vital|positive|negative|benefi\w+|advantage\w*|disadvantage\w*|harm\w*|right|wrong|necessary|effective|valuable|useful|useless|waste|key|significant|more|most|less|not|can|will|would)\b/i;

/** 'I agree with this view for several reasons': a stance that only refers to another sentence. */
const pointsBack = (sentence: Sentence): boolean =>
  pointing.test(sentence.text) &&
  contentStems(sentence.words).filter((term) => !stance.has(term)).length <= 2;

/** The sentence that `pointer` refers to: the nearest statement before it. */
const pointedAt = (sentences: readonly Sentence[], pointer: Sentence): Sentence => {
  const before = sentences.filter(
    (s) => s.index < pointer.index && !isQuestion(s) && s.words.length >= 6,
  );
  return (
    before.findLast((s) => /\b(?:should|must|that|is|are|can|will)\b/i.test(s.text)) ?? pointer
  );
};

/**
 * The thesis: an explicit announcement in the first third of the essay, else the best sentence of the introduction. If
 * none there is worded as a thesis, a clear one elsewhere; else the likeliest of the introduction with `stated` false.
 */
export const findThesis = (sentences: readonly Sentence[]): Thesis | null => {
  const intro = bestOf(sentences.filter((s) => s.part === 'introduction'));
  const rest = bestOf(sentences.filter((s) => s.part === 'conclusion'));
  const body = bestOf(sentences.filter((s) => s.part === 'body'));
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
            thesisCue(s.text).strength >= 3 &&
            (s.part === 'introduction' || (intro?.weight ?? 0) < 2),
        );
  const silent = !intro || positionCue(intro.sentence, sentences[intro.sentence.index + 1]) < 1;
  const sided = silent
    ? sentences.find((s) => s.index < sentences.length / 3 && takesSide(s))
    : undefined;
  const told = early ?? sided;
  const chosen = told
    ? { sentence: told }
    : intro && intro.weight >= 1 && (worded || !rest || thesisCue(rest.sentence.text).strength < 3)
      ? intro
      : rest && rest.weight >= 2
        ? rest
        : body && body.weight >= 3
          ? body
          : (intro ?? rest);
  if (!chosen) return null;
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

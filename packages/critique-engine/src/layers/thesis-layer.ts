import { thesisCue } from '@argint/text-analysis';
import type { Sentence, Thesis } from '../essay-model.ts';

const isQuestion = (sentence: Sentence): boolean => /\?["'”’)]*$/.test(sentence.text);

/** Wording first, then place: the last sentence of an introduction is the usual seat of a thesis. */
const weigh = (sentence: Sentence, position: number, count: number): number => {
  const place = position === count - 1 ? 1 : position === 0 ? -0.5 : 0;
  return thesisCue(sentence.text).strength + place - (isQuestion(sentence) ? 2 : 0);
};

const bestOf = (sentences: readonly Sentence[]): { sentence: Sentence; weight: number } | null => {
  let best: { sentence: Sentence; weight: number } | null = null;
  sentences.forEach((sentence, i) => {
    const weight = weigh(sentence, i, sentences.length);
    if (sentence.words.length >= 4 && (!best || weight >= best.weight)) best = { sentence, weight };
  });
  return best;
};

/**
 * The sentence that says what the essay holds. Introduction first; where nothing there is worded as
 * a thesis, a clear one elsewhere; failing that the likeliest of the introduction, `stated` false.
 */
export const findThesis = (sentences: readonly Sentence[]): Thesis | null => {
  const intro = bestOf(sentences.filter((s) => s.part === 'introduction'));
  const rest = bestOf(sentences.filter((s) => s.part === 'conclusion'));
  const body = bestOf(sentences.filter((s) => s.part === 'body'));
  const chosen =
    intro && intro.weight >= 1
      ? intro
      : rest && rest.weight >= 2
        ? rest
        : body && body.weight >= 3
          ? body
          : (intro ?? rest);
  if (!chosen) return null;
  const { sentence } = chosen;
  const { strength } = thesisCue(sentence.text);
  return {
    sentence,
    start: sentence.start,
    end: sentence.end,
    strength,
    stated: strength >= 1 && !isQuestion(sentence),
  };
};

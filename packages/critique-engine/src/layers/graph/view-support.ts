import type { Sentence } from '../../essay.ts';
import { opensAgainst, turnIn } from './replies.ts';

/** Most sentences that surely go on with a view. */
const MOST_GOING_ON = 3;

/** Whether a sentence draws a conclusion or turns, so that what went on before it is over. */
const endsPoint = ({ text }: Sentence): boolean =>
  opensAgainst(text) || /^\W*(?:so|therefore|thus|hence|that is why|this is why)\b/i.test(text);

/** The sentences after a view that the writer does not mark as such: they go on with it until the paragraph turns. */
export const goingOnWith = (view: Sentence, sentences: readonly Sentence[]): Sentence[] => {
  const rest = sentences.slice(view.index + 1).filter((one) => one.paragraph === view.paragraph);
  const end = rest.findIndex(endsPoint);
  return rest.slice(0, end < 0 ? MOST_GOING_ON : Math.min(end, MOST_GOING_ON));
};

/** 'For example', 'This is because': goes on with the sentence before. */
const illustrates =
  /^\W*(?:for (?:example|instance)|an example|such as|this is because|because|the reason (?:is|for this)|that is,)/i;

/** The sentences right after a view that only illustrate or ground it, answered or not. */
export const illustrating = (view: Sentence, sentences: readonly Sentence[]): Sentence[] => {
  if (turnIn(view.text) > 0) return [];
  const rest = sentences.slice(view.index + 1, view.index + 1 + MOST_GOING_ON);
  const end = rest.findIndex(
    ({ paragraph, text }) =>
      paragraph !== view.paragraph || !illustrates.test(text) || turnIn(text) > 0,
  );
  return rest.slice(0, end < 0 ? rest.length : end);
};

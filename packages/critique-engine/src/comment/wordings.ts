import { countWords } from '@argint/text-analysis';
import type { CommentFacts } from './comment-facts.ts';

/** Chooses one of several wordings. `seed` is a whole number; each place in a comment passes another `turn`. */
export type Pick = <T>(turn: number, options: readonly [T, ...T[]]) => T;

/** A chooser for one essay: the same text always gets the same comment. */
export const pickFor = (text: string): Pick => {
  let seed = text.length;
  for (let at = 0; at < text.length; at += 7) seed = (seed * 33 + text.charCodeAt(at)) % 1_000_003;
  return (turn, options) => {
    const mixed = (seed * (2 * turn + 3) + turn * 7_919) % 9_973;
    return options[mixed % options.length] ?? options[0];
  };
};

/** What the essay argues, as it was understood: a student who meant something else learns that a reader may miss it. */
export const whatItArgues = (facts: CommentFacts, pick: Pick): string => {
  const { position } = facts;
  if (facts.asksNoPosition && !position?.isStated)
    return 'Your question asks for causes, effects or solutions, so we look for no position of yours.';
  if (!position)
    return pick(1, [
      'We looked for one sentence that says what you think, and found none.',
      'We found no sentence that says what you think about your subject.',
      'A reader should be able to point at one sentence that says what you think. We found none.',
    ]);
  const { phrase, view, line, isStated, isLate } = position;
  if (!isStated)
    return phrase === null
      ? `We weren’t sure which sentence is your position. Line ${line} comes nearest.`
      : pick(1, [
          `We weren’t sure what your position is. ${phrase} comes nearest. If that is your view, say so outright.`,
          `The nearest to a position that we found is ${phrase}. If that is your view, say so outright.`,
          `Is ${phrase} what you want to show? We weren’t sure, because it isn’t said outright.`,
        ]);
  if (view !== null) return `In line ${line} you say what you think about this statement: ${view}.`;
  if (phrase === null)
    return pick(1, [
      `You say what you think in line ${line}.`,
      `We found what you think in line ${line}.`,
    ]);
  if (isLate)
    return pick(1, [
      `We found your position only in line ${line}: ${phrase}.`,
      `As we read it, you first say what you think in line ${line}: ${phrase}.`,
    ]);
  return pick(1, [
    `As we read it, you argue this: ${phrase}.`,
    `We understood your position like this: ${phrase}.`,
    `What you want your reader to accept is, as we read it, this: ${phrase}.`,
  ]);
};

/** The points by which the essay supports its position, as the outline has them. Null where there are none to quote. */
export const whatCarriesIt = ({ points, position }: CommentFacts, pick: Pick): string | null => {
  const [one, two] = points.map(({ phrase, line }) => `${phrase} (line ${line})`);
  if (!one || !position?.isStated) return null;
  if (!two)
    return pick(2, [
      `One point for which you give a reason is ${one}.`,
      `You give a reason for ${one}.`,
    ]);
  return pick(2, [
    `Two of your points come with a reason: ${one} and ${two}.`,
    `You give reasons for ${one} and for ${two}.`,
  ]);
};

/** Most words of a strength that the comment repeats. */
const MOST_PRAISE = 40;

/** Something that the result praises, in few words. Null where it praises nothing beside the position. */
export const whatWorks = ({ best }: CommentFacts, pick: Pick): string | null => {
  if (!best) return null;
  if (countWords(best.words) > MOST_PRAISE) return null;
  return pick(3, [
    `Something that works stands in line ${best.line}. ${best.words}`,
    `Keep what you do in line ${best.line}. ${best.words}`,
    `Line ${best.line} helps your reader. ${best.words}`,
  ]);
};

/** That the essay may answer another question than the one that was set. */
export const offQuestion = ({ isOffQuestion }: CommentFacts): string | null =>
  isOffQuestion
    ? 'Check one thing before all others: does this essay answer the question that you were given? We found hardly any of the question’s words in it.'
    : null;

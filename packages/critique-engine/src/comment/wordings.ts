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

/** Fewest words by which a reader knows what is argued. 'I agree with this plan' says nothing without its sentence. */
const FEWEST_WORDS = 6;

/** What the essay argues, by its own words where they can be quoted. */
export const whatItArgues = ({ thesis }: CommentFacts, pick: Pick): string => {
  if (!thesis)
    return pick(1, [
      'We looked for one sentence that says what you think, and found none.',
      'Your subject is clear, but we found no sentence that says what you think about it.',
      'A reader should be able to point at one sentence that says what you think. We found none.',
    ]);
  const { line, isStated, isLate } = thesis;
  const phrase = thesis.phrase && countWords(thesis.phrase) >= FEWEST_WORDS ? thesis.phrase : null;
  if (!isStated)
    return phrase === null
      ? `The sentence in line ${line} comes nearest to a position, but it doesn’t yet say what you think.`
      : pick(1, [
          `The sentence that comes nearest to a position is ${phrase}. If that is your view, say so outright.`,
          `If your view is ${phrase}, tell your reader so in the introduction.`,
          `Is ${phrase} what you want to show? Then say outright that this is your view.`,
        ]);
  if (isLate && phrase !== null)
    return pick(1, [
      `Your reader has to wait until line ${line} to learn what you think: ${phrase}.`,
      `What you think stands in your last paragraph: ${phrase}. It would do more work in your first.`,
      `Only your last paragraph tells your reader that ${phrase} is your view.`,
    ]);
  if (phrase === null)
    return pick(1, [
      `You say what you think in line ${line}.`,
      `The sentence that says what you think is in line ${line}.`,
      `Your position stands in line ${line}.`,
    ]);
  return pick(1, [
    `You argue this: ${phrase}.`,
    `Your position is this: ${phrase}.`,
    `What you want your reader to accept is this: ${phrase}.`,
    `You hold that ${phrase}.`,
  ]);
};

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
];

/** A number as a word up to ten: 'Three', '12'. */
export const spelled = (count: number): string => NUMBERS[count] ?? String(count);

/** Most words of a strength that the comment repeats. */
const MOST_PRAISE = 40;

/** What the essay does best, as the result lists it. Null where nothing is listed. */
export const whatWorks = ({ best, isToldWell }: CommentFacts, pick: Pick): string | null => {
  if (!best)
    return isToldWell
      ? 'What works best is that your reader doesn’t have to guess what you think.'
      : null;
  const place = pick(3, [
    `What works best stands in line ${best.line}`,
    `Your best move is in line ${best.line}`,
    `The strongest part is in line ${best.line}`,
  ]);
  return countWords(best.words) <= MOST_PRAISE
    ? `${place}. ${best.words}`
    : `${place}: the list of what works says why.`;
};

/** A question at a place on which much hangs, where no remark has to come first. Null where the outline has none. */
export const whatToAsk = ({ unanswered, bare }: CommentFacts, pick: Pick): string | null => {
  if (unanswered?.phrase)
    return pick(5, [
      `In the next draft, reply to ${unanswered.phrase}, or say why it doesn’t change your mind.`,
      `Before the next draft, ask yourself what you would say to ${unanswered.phrase}. Your reader is waiting for that.`,
    ]);
  if (bare?.phrase)
    return pick(5, [
      `Ask yourself what a reader who doubts ${bare.phrase} would need to see next, and put it there.`,
      `In the next draft, stay longer with ${bare.phrase}. What makes you sure of it?`,
    ]);
  return null;
};

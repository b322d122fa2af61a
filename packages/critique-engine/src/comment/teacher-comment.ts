import type { TextKind } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { KIND_NAMES, SURE_FROM } from '../kind/who-may-speak.ts';
import { commentFacts } from './comment-facts.ts';
import type { CommentFacts, CommentSource } from './comment-facts.ts';
import { aboutTheRest, oneChange } from './one-change.ts';
import { pickFor, whatItArgues, whatWorks } from './wordings.ts';
import type { Pick } from './wordings.ts';

/** A comment has about this many words. */
const FEWEST_WORDS = 60;
const MOST_WORDS = 120;
/** An essay with fewer words has hardly room for an argument. */
const SHORT_WORDS = 150;

/** A sentence of the comment. The optional ones are left out first where there is no room, the last one before all. */
interface Part {
  words: string | null;
  optional?: boolean;
}

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** Leaves out optional parts from the end until the comment is short enough. */
const fitted = (parts: readonly Part[]): string => {
  const kept = [...parts];
  const text = (): string => join(kept.map(({ words }) => words));
  while (countWords(text()) > MOST_WORDS) {
    const at = kept.findLastIndex(({ optional, words }) => optional === true && words !== null);
    if (at < 0) break;
    kept.splice(at, 1);
  }
  return text();
};

/** Ways to work on any draft, for a comment that would be too short to be of use. */
const WAYS_TO_REVISE = [
  'Before the next draft, write each paragraph’s point in the margin, in six words. A point that you can’t find there isn’t on the page yet.',
  'Give the draft to somebody who disagrees with you, and ask where they stopped believing you. That is the place to work on.',
  'Read your first and your last paragraph one after the other, without what lies between. They should promise and keep the same thing.',
] as const;

/** Adds what is needed for a comment of the usual length. `turn` chooses where to begin. */
const filled = (text: string, turn: number): string => {
  let whole = text;
  for (let i = 0; i < WAYS_TO_REVISE.length && countWords(whole) < FEWEST_WORDS; i++)
    whole = join([whole, WAYS_TO_REVISE[(turn + i) % WAYS_TO_REVISE.length] ?? null]);
  return whole;
};

const onLength = ({ words }: CommentFacts, pick: Pick): string | null =>
  words < SHORT_WORDS
    ? pick(8, [
        `With ${words} words your essay is short: there is room for one more reason, told in full.`,
        `At ${words} words there is room for more. Take one of your points and stay with it longer.`,
        `${words} words are not many. A second example would make your reader surer of you.`,
      ])
    : null;

const onArgument = (facts: CommentFacts, pick: Pick): string => {
  const argues = { words: whatItArgues(facts, pick) };
  const works = { words: whatWorks(facts, pick) };
  const change = { words: oneChange(facts, pick) };
  const rest = { words: aboutTheRest(facts, pick), optional: true };
  const short = { words: onLength(facts, pick), optional: true };
  const plans: readonly [Part[], ...Part[][]] = [
    [argues, works, change, rest, short],
    [works, argues, change, short, rest],
    [argues, short, change, works, rest],
    [argues, works, short, change, rest],
  ];
  return filled(fitted(pick(0, plans)), pick(7, [0, 1, 2]));
};

/** What a writer of each kind may ask themselves, because the engine cannot judge it. */
const QUESTIONS: Readonly<Record<TextKind, string>> = {
  argument: 'Ask a reader to tell you in one sentence what you want them to believe.',
  narrative:
    'Give your story to somebody and ask where they wanted to know what happens next, and where they could have stopped.',
  reflection:
    'Ask yourself whether a reader can see what happened, what you made of it, and what you would do differently next time.',
  letter:
    'Read your letter once as the person who receives it. Is it clear what you would like them to do, and why?',
  report:
    'Ask somebody whether they could repeat what you did with this report alone, and whether each result comes before your explanation of it.',
  legal:
    'Check that you apply each rule to the facts of the case before you draw a conclusion from it.',
  review:
    'Check that each paragraph brings several sources together instead of telling one after the other.',
  other: 'Ask a reader to tell you in one sentence what the text is for.',
};

const opening = (
  { kind, certainty }: NonNullable<CommentSource['textKind']>,
  pick: Pick,
): string => {
  const name = KIND_NAMES[kind];
  if (certainty < SURE_FROM)
    return `We can’t tell what kind of text this is; it is most like ${name}. So nothing here is about claims and reasons.`;
  return pick(1, [
    `This reads as ${name}, so nothing here is about claims and reasons.`,
    `We read this as ${name} and don’t judge it as an argument.`,
    `Because this is ${name}, we don’t look for a thesis and its reasons in it.`,
  ]);
};

/** On a text that is not judged as an argument: says so, and speaks of its language. */
const onOtherKind = (
  facts: CommentFacts,
  reading: NonNullable<CommentSource['textKind']>,
  pick: Pick,
): string => {
  const hasRemarks = facts.language.length + facts.thinking.length > 0;
  const read = `We looked at the language and the form of its ${facts.words} words`;
  const own = QUESTIONS[reading.certainty < SURE_FROM ? 'other' : reading.kind];
  const text = fitted([
    { words: opening(reading, pick) },
    { words: hasRemarks ? `${read}.` : `${read} and found nothing to mark.` },
    { words: hasRemarks ? oneChange(facts, pick) : null },
    { words: own, optional: true },
    { words: 'If you meant it as an argument, correct its kind and start again.' },
  ]);
  return countWords(text) < FEWEST_WORDS
    ? join([text, 'Read it aloud once before you hand it in; your ear finds what your eye skips.'])
    : text;
};

/**
 * A comment of 60 to 120 words as a teacher writes it under an essay: what it argues, what it does best, the one thing
 * that would help most. Every quotation is a whole phrase of the essay. The same result always gets the same comment.
 */
export const teacherComment = (text: string, result: CommentSource): string => {
  const facts = commentFacts(text, result);
  const pick = pickFor(text);
  const { textKind } = result;
  return !result.outline && textKind ? onOtherKind(facts, textKind, pick) : onArgument(facts, pick);
};

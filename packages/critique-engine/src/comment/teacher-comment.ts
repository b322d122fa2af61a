import type { TextKind } from '@argint/contracts';
import { countWords } from '@argint/text-analysis';
import { KIND_NAMES, SURE_FROM } from '../kind/who-may-speak.ts';
import { commentFacts } from './comment-facts.ts';
import type { CommentFacts, CommentSource } from './comment-facts.ts';
import { oneChange, onWording, whatElse } from './one-change.ts';
import { offQuestion, pickFor, whatCarriesIt, whatItArgues, whatWorks } from './wordings.ts';
import type { Pick } from './wordings.ts';

const MOST_WORDS = 120;
/** An essay with fewer words has hardly room for an argument. */
const SHORT_WORDS = 150;

/** From this certainty on, nobody needs to be told how to correct the kind. */
const CERTAIN_FROM = 0.85;

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null).join(' ');

/** Joins the parts, and leaves out the last ones where there is no room. */
const fitted = (parts: readonly (string | null)[]): string => {
  const kept = parts.filter((part) => part !== null);
  while (kept.length > 1 && countWords(join(kept)) > MOST_WORDS) kept.pop();
  return join(kept);
};

const onLength = ({ words }: CommentFacts, pick: Pick): string | null =>
  words < SHORT_WORDS
    ? pick(8, [
        `With ${words} words your essay is short: there is room for one more reason, told in full.`,
        `At ${words} words there is room for more. Take one of your points and stay with it longer.`,
      ])
    : null;

/** What is surest and weighs most comes first; the rest is left out before anything is said that may be wrong. */
const onArgument = (facts: CommentFacts, pick: Pick): string => {
  const off = offQuestion(facts);
  const argues = whatItArgues(facts, pick);
  if (off) return fitted([off, facts.position?.phrase ? argues : null]);
  const change = oneChange(facts, pick);
  const rest = [change, whatWorks(facts, pick), whatElse(facts), onLength(facts, pick)];
  const carried = whatCarriesIt(facts, pick);
  // The points are told only where nothing else has to make room for them.
  const full = [argues, carried, ...rest];
  return countWords(join(full)) <= MOST_WORDS ? join(full) : fitted([argues, ...rest]);
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
    return `We can’t tell what kind of text this is; it is most like ${name}. So we look at its language only.`;
  return pick(1, [
    `This reads as ${name}, and we look for no thesis in it.`,
    `We read this as ${name} and don’t judge it as an argument.`,
    `Because this is ${name}, we don’t look for a thesis and its reasons in it.`,
  ]);
};

/** On a text that is not judged as an argument: says so, and speaks of what is known about it. */
const onOtherKind = (
  facts: CommentFacts,
  reading: NonNullable<CommentSource['textKind']>,
  pick: Pick,
): string => {
  const own = QUESTIONS[reading.certainty < SURE_FROM ? 'other' : reading.kind];
  return fitted([
    opening(reading, pick),
    whatWorks(facts, pick),
    facts.first ? oneChange(facts, pick) : onWording(facts),
    facts.best || facts.language.length > 0 ? null : own,
    reading.certainty < CERTAIN_FROM
      ? 'If you meant it as an argument, correct its kind and start again.'
      : null,
  ]);
};

/**
 * A comment of up to 120 words as a teacher writes it under an essay: what it argues, the one thing to work on, and
 * something that works. It leaves out what is not known. Every quotation is a whole phrase of the essay. The same
 * result always gets the same comment.
 */
export const teacherComment = (text: string, result: CommentSource): string => {
  const facts = commentFacts(text, result);
  const pick = pickFor(text);
  const { textKind } = result;
  return !result.outline && textKind ? onOtherKind(facts, textKind, pick) : onArgument(facts, pick);
};

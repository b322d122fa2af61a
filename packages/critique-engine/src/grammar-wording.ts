import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from './essay-model.ts';
import { around, choose, cite } from './wording.ts';

/** Kinds of grammar issues. The kind decides the reason a student reads. */
export type GrammarIssueKind =
  'article' | 'comma' | 'number' | 'typing' | 'verb' | 'spelling' | 'word' | 'other';

/** UTF-16 units of the sentence shown on each side of a grammar issue. */
const CONTEXT_UNITS = 32;

const tail = (text: string): string => {
  if (text.length <= CONTEXT_UNITS) return text;
  const cut = text.slice(-CONTEXT_UNITS);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};
const head = (text: string): string => {
  if (text.length <= CONTEXT_UNITS) return text;
  const cut = text.slice(0, CONTEXT_UNITS);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))} …`;
};

/** The part of the sentence around a grammar issue, in quotation marks, with `replacement` in its place. */
const correctedSentence = (
  at: Span,
  replacement: string,
  sentence: Sentence,
  { text }: EssayModel,
) => {
  const before = tail(text.slice(Math.max(sentence.start, at.start - 4 * CONTEXT_UNITS), at.start));
  const after = head(text.slice(at.end, Math.min(sentence.end, at.end + 4 * CONTEXT_UNITS)));
  // Together with a deleted word, one of the spaces around it is deleted.
  const joined =
    replacement === '' ? `${before.trimEnd()} ${after.trimStart()}` : before + replacement + after;
  return cite(joined, 4 * CONTEXT_UNITS);
};

type Choices = (here: string, words: string) => [string, ...string[]];

const reasons: Record<GrammarIssueKind, Choices> = {
  article: (here) => [
    `“A”, “an” and “the” tell your reader whether a thing is new or already known. In ${here} that is not clear.`,
    `Check the small word before the noun in ${here}. Readers of English notice it at once.`,
  ],
  comma: (here) => [
    `A comma shows your reader where one part of a sentence ends. ${here} does not show it.`,
    `Say ${here} aloud: you pause where the page has no comma.`,
  ],
  number: (here) => [
    `Your reader cannot tell from ${here} whether you mean one or many.`,
    `One or many is part of what you say. In ${here} the words do not agree about it.`,
  ],
  typing: (here) => [
    `This looks like a slip of the keyboard in ${here}. Slips are easy to mend, and readers see them.`,
    `You know how to write this. ${here} only needs a second look.`,
  ],
  verb: (here) => [
    `The verb says who does something and when. In ${here} its form does not fit the words around it.`,
    `Your reader stops at the verb in ${here}, because another form was expected.`,
  ],
  spelling: (here, words) => [
    `In ${here} your reader stops at “${words}” and has to guess the word.`,
    `“${words}” in ${here} is not a spelling that readers know.`,
  ],
  word: (here, words) => [
    `“${words}” is a real word, but with another meaning. So ${here} does not say what you want to say.`,
    `A spelling checker accepts “${words}”, because the word exists. In ${here} you need another one.`,
  ],
  other: (here) => [
    `Your reader stops at ${here} and reads it again.`,
    `What you mean in ${here} is clear, but English says it in another way.`,
  ],
};

const hints: Record<GrammarIssueKind, Choices> = {
  article: (here) => [
    `Does your reader already know which one you mean in ${here}?`,
    `In ${here}, is it one of many or a certain one?`,
  ],
  comma: (here) => [
    `Where do you pause when you say ${here}?`,
    `Which words in ${here} belong together?`,
  ],
  number: (here) => [
    `Do you mean one or more than one in ${here}?`,
    `Can you count what you name in ${here}?`,
  ],
  typing: (here) => [
    `What did your fingers add or leave out in ${here}?`,
    `Compare ${here} with the sentence that you wanted to write.`,
  ],
  verb: (here) => [
    `Who or what does it in ${here}, and when?`,
    `Find the subject of the verb in ${here}. Do the two go together?`,
  ],
  spelling: (_here, words) => [
    `Which word did you mean by “${words}”?`,
    `How does a dictionary spell “${words}”?`,
  ],
  word: (_here, words) => [
    `What does “${words}” mean by itself?`,
    `Which word did you want where “${words}” stands?`,
  ],
  other: (here) => [
    `How would you say ${here} to a friend?`,
    `Can you say ${here} in other words?`,
  ],
};

/** Reason, fix and hint for a grammar issue. `replacement` is undefined if no correction is known, and empty to delete. */
export const issueWording = (
  issue: { at: Span; kind: GrammarIssueKind; replacement: string | undefined },
  sentence: Sentence,
  model: EssayModel,
): { reasoning: string; fix: string; hint: string } => {
  const { at, kind, replacement } = issue;
  const words = model.text.slice(at.start, at.end);
  const here = around(at, sentence, model);
  const shown =
    replacement === undefined ? '' : correctedSentence(at, replacement, sentence, model);
  return {
    reasoning: choose(`${here}r`, reasons[kind](here, words)),
    fix:
      replacement === undefined
        ? kind === 'spelling'
          ? `Look “${words}” up, then write ${here} once more.`
          : `Put “${words}” in another way: what do you want to say in ${here}?`
        : replacement === ''
          ? `Leave out “${words}”: ${shown}.`
          : choose(`${here}f`, [`Write ${shown}.`, `Make it ${shown}.`]),
    hint: choose(`${here}h`, hints[kind](here, words)),
  };
};

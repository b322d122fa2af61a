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

const reasons: Record<GrammarIssueKind, (here: string, words: string) => [string, ...string[]]> = {
  article: (here) => [
    `“A”, “an” and “the” are small, and a reader of English trips over each one that is off: ${here}.`,
    `The little word before a noun tells whether it is new or known; in ${here} it misleads.`,
  ],
  comma: (here) => [
    `The comma shows where one part ends and the next begins; without it ${here} has to be read twice.`,
    `Read ${here} aloud: your voice pauses where the page does not.`,
  ],
  number: (here) => [
    `One or many, counted or not, is part of what you claim; ${here} leaves it open.`,
    `A reader who meets ${here} cannot tell how many you have in mind.`,
  ],
  typing: (here) => [
    `It is a slip of the keyboard, and one like that in ${here} makes a marker ask what else was not reread.`,
    `Nothing in ${here} is hard to mend, which is why a marker does not forgive it.`,
  ],
  verb: (here) => [
    `The verb carries the sentence: where its form does not fit what stands before it, as in ${here}, the reader goes back.`,
    `Who does it, and when, is read off the verb; from ${here} it has to be guessed.`,
  ],
  spelling: (here, words) => [
    `In ${here} a reader stumbles over “${words}” before reaching the point.`,
    `“${words}” is the first thing a marker sees in ${here}, before what it says.`,
  ],
  word: (here, words) => [
    `“${words}” is a word of its own with another meaning, so ${here} says what you do not mean.`,
    `No spelling checker stops at “${words}”; a marker who reads ${here} does.`,
  ],
  other: (here) => [
    `A marker halts at ${here}, and the thought has to wait.`,
    `What you want to say in ${here} is clear; the form makes the reader read it twice.`,
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
    hint:
      kind === 'spelling'
        ? `Which word did you mean by “${words}”?`
        : `Read ${here} aloud, slowly: where does the ear stop?`,
  };
};

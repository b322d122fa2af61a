import type { Span } from '@argint/text-analysis';
import type { EssayModel, Sentence } from './essay-model.ts';
import { around, choose, cite } from './wording.ts';

/** What a grammar issue is about, as far as its reason goes. */
export type GrammarIssueKind =
  'article' | 'comma' | 'number' | 'typing' | 'verb' | 'spelling' | 'word' | 'other';

/** What is shown of the sentence on each side of a grammar issue, in UTF-16 units. */
const SHOWN = 32;

const tail = (text: string): string => {
  if (text.length <= SHOWN) return text;
  const cut = text.slice(-SHOWN);
  return `… ${cut.slice(cut.indexOf(' ') + 1)}`;
};
const head = (text: string): string => {
  if (text.length <= SHOWN) return text;
  const cut = text.slice(0, SHOWN);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))} …`;
};

/** The grammar issue's part of its sentence, in quotation marks, with `better` in place of the grammar issue. */
const mended = (at: Span, better: string, sentence: Sentence, { text }: EssayModel) => {
  const before = tail(text.slice(Math.max(sentence.start, at.start - 4 * SHOWN), at.start));
  const after = head(text.slice(at.end, Math.min(sentence.end, at.end + 4 * SHOWN)));
  // Where a word is left out, one of the blanks around it goes too.
  const joined =
    better === '' ? `${before.trimEnd()} ${after.trimStart()}` : before + better + after;
  return cite(joined, 4 * SHOWN);
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

/** Reason, fix and hint for a grammar issue; `better` undefined where no correction is known, empty where it is to go. */
export const issueWording = (
  issue: { at: Span; kind: GrammarIssueKind; better: string | undefined },
  sentence: Sentence,
  model: EssayModel,
): { reasoning: string; fix: string; hint: string } => {
  const { at, kind, better } = issue;
  const words = model.text.slice(at.start, at.end);
  const here = around(at, sentence, model);
  const shown = better === undefined ? '' : mended(at, better, sentence, model);
  return {
    reasoning: choose(`${here}r`, reasons[kind](here, words)),
    fix:
      better === undefined
        ? kind === 'spelling'
          ? `Look “${words}” up, then write ${here} once more.`
          : `Put “${words}” in another way: what do you want to say in ${here}?`
        : better === ''
          ? `Leave out “${words}”: ${shown}.`
          : choose(`${here}f`, [`Write ${shown}.`, `Make it ${shown}.`]),
    hint:
      kind === 'spelling'
        ? `Which word did you mean by “${words}”?`
        : `Read ${here} aloud, slowly: where does the ear stop?`,
  };
};

import type { Severity } from '@argint/contracts/severity';
import type { SentenceSource } from '../../essay-model.ts';
import type { GrammarIssueKind } from '../lessons/issue-wording.ts';

/** A run of words of a sentence that a tagged rule corrects. */
export interface TaggedMatch {
  /** Index of the first word. */
  first: number;
  /** Index of the last word. */
  last: number;
  replacement: string;
  /** A clause that would fit after 'because'. */
  reason: string;
}

/** A rule over the words of a sentence and their parts of speech, for forms that no list of words can hold. Linear. */
export interface TaggedRule {
  id: string;
  /** @default 'verb' */
  kind?: GrammarIssueKind;
  find: (sentence: TaggedSentence) => TaggedMatch[];
  severity: Severity;
  /** How certain it is that a match is an issue, 0 to 1. */
  confidence: number;
}

/** A sentence as the tagged rules read it. Every index may lie outside the sentence; then the answer is empty. */
export interface TaggedSentence {
  readonly text: string;
  /** Words. */
  readonly length: number;
  /** The word in lower case, with a straight apostrophe. */
  word: (index: number) => string;
  /** Whether a word stands anywhere in the sentence, as `word` gives it. */
  has: (word: string) => boolean;
  /** The word as the writer has it. */
  written: (index: number) => string;
  tag: (index: number) => string;
  /** What stands between the word and the one before it. At 0, what stands before the first word. */
  gap: (index: number) => string;
  /** The text before the word. */
  before: (index: number) => string;
}

/** Reads a sentence for the tagged rules. */
export const taggedSentence = ({ start, text, words, tags }: SentenceSource): TaggedSentence => {
  const lower = words.map((word) => word.lower.replaceAll('’', "'"));
  const all = new Set(lower);
  return {
    text,
    length: words.length,
    word: (index) => lower[index] ?? '',
    has: (word) => all.has(word),
    written: (index) => {
      const at = words[index];
      return at ? text.slice(at.start - start, at.end - start) : '';
    },
    tag: (index) => tags[index] ?? '',
    gap: (index) =>
      text.slice((words[index - 1]?.end ?? start) - start, (words[index]?.start ?? start) - start),
    before: (index) => text.slice(0, (words[index]?.start ?? start) - start),
  };
};

/** The words from `first` to `last` as they are written, with what stands between them. */
export const writtenFrom = (sentence: TaggedSentence, first: number, last: number): string => {
  let text = sentence.written(first);
  for (let at = first + 1; at <= last; at++) text += sentence.gap(at) + sentence.written(at);
  return text;
};

/** What `find` answers for each word of the sentence that it has an answer for. */
export const matchesIn = (
  sentence: TaggedSentence,
  find: (at: number) => TaggedMatch | null,
): TaggedMatch[] => {
  const found: TaggedMatch[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const match = find(at);
    if (match) found.push(match);
  }
  return found;
};

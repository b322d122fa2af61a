import type { SentenceSource } from '../essay.ts';

/** A sentence as the rules read it. Every index may lie outside the sentence; then the answer is empty. */
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
  /** The text behind the word. */
  after: (index: number) => string;
}

/** Reads a sentence for the rules. */
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
    after: (index) => text.slice((words[index]?.end ?? start) - start),
  };
};

/** The words from `first` to `last` as they are written, with what stands between them. */
export const writtenFrom = (sentence: TaggedSentence, first: number, last: number): string => {
  let text = sentence.written(first);
  for (let at = first + 1; at <= last; at++) text += sentence.gap(at) + sentence.written(at);
  return text;
};

/** Words of a sentence that a rule corrects. */
export interface Found {
  /** UTF-16 units from the start of the sentence. */
  start: number;
  words: string;
  replacement: string;
  /** A clause that would fit after 'because'. */
  because: string;
}

/** The words from `first` to `last` with their correction. */
export const found = (
  sentence: TaggedSentence,
  first: number,
  last: number,
  replacement: string,
  because: string,
): Found => ({
  start: sentence.before(first).length,
  words: writtenFrom(sentence, first, last),
  replacement,
  because,
});

/** What `find` answers for each word of the sentence that it has an answer for. */
export const matchesIn = (
  sentence: TaggedSentence,
  find: (at: number) => Found | null,
): Found[] => {
  const all: Found[] = [];
  for (let at = 0; at < sentence.length; at++) {
    const match = find(at);
    if (match) all.push(match);
  }
  return all;
};

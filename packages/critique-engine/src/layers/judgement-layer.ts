import type { Word } from '@argint/text-analysis';
import { countWords } from '@argint/text-analysis';
import type { Sentence, Unjudgeable } from '../essay.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { wordCount } from './word-count.ts';
import { isWordSalad } from './word-order.ts';

/** Prose with fewer words gets no score. */
const MIN_WORDS = 50;
const codeLine =
  /[{};]\s*$|^\s*(?:import|const|let|var|function|def|class|return|if|for|while|#include|public|private)\b.*[({;:=]|=>|^\s*<.*>\s*$/;
const tag = /<\/?[a-z][^<>]{0,80}>/gi;
/** A line with more words is prose, however it begins or ends. */
const CODE_LINE_WORDS = 25;
/** With this share of its words in lines of code or in tags, a text is not prose. */
const CODE_SHARE = 0.3;

const share = (count: number, of: number): number => (of ? count / of : 0);

const trigramVariety = (words: readonly Word[]): number => {
  const seen = new Set<string>();
  for (let i = 2; i < words.length; i++)
    seen.add(`${words[i - 2]?.lower} ${words[i - 1]?.lower} ${words[i]?.lower}`);
  return share(seen.size, Math.max(1, words.length - 2));
};

/** Number of words of a line that are code: all words of a line of code, else its tags. */
const codeWords = (line: string): number => {
  const words = countWords(line);
  if (words <= CODE_LINE_WORDS && codeLine.test(line.slice(0, 300))) return words;
  return [...line.matchAll(tag)].reduce((sum, [found]) => sum + countWords(found), 0);
};

/** With fewer words, the language cannot be recognised. */
const MIN_LANGUAGE_WORDS = 8;

/** Why the text cannot be critiqued: code, another language, no sentences. Null if it can. */
export const whyUnreadable = (text: string, sentences: readonly Sentence[]): Unjudgeable => {
  const words = sentences.flatMap((s) => s.words);
  const lines = text.split('\n').filter((line) => line.trim());
  const all = lines.reduce((sum, line) => sum + countWords(line), 0);
  const code = lines.reduce((sum, line) => sum + codeWords(line), 0);
  if (lines.length >= 3 && share(code, all) > CODE_SHARE)
    return 'Much of the text reads as program code or markup, not as prose.';
  const common = words.filter((w) => FUNCTION_WORDS.has(w.lower)).length;
  if (words.length >= MIN_LANGUAGE_WORDS && share(common, words.length) < 0.2)
    return 'Too few of the words are common English ones: the text is in another language, a list, or not sentences.';
  if (words.length >= MIN_WORDS && isWordSalad(text, sentences))
    return 'The words are English, but they do not form sentences that could be judged.';
  return null;
};

/** With fewer lines, verse or a list cannot be recognised. */
const MIN_LINES = 8;
/** Lines of verse and of lists have at most this many words and are usually this narrow. */
const SHORT_LINE = { words: 12, columns: 40 };

/** Whether a text consists of short lines that are not sentences, such as verse or a list. Wrapped prose does not count. */
const isSetInLines = (text: string): boolean => {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const short = lines.filter((line) => countWords(line) <= SHORT_LINE.words);
  const count = (fits: (line: string) => boolean): number => short.filter(fits).length;
  return (
    short.length >= MIN_LINES &&
    countWords(short.join(' ')) * 10 >= countWords(text) * 9 &&
    count((line) => /[.!?…]["'”’)]*$/.test(line)) * 2 < short.length &&
    (count((line) => line.length >= SHORT_LINE.columns) * 10 < short.length ||
      count((line) => /^\P{Ll}/u.test(line)) * 10 >= short.length * 7)
  );
};

/** A text of this many words has at least one full stop if it has sentences. */
const WORDS_PER_STOP = 150;

const stops = (sentences: readonly Sentence[]): number =>
  sentences.filter(({ text }) => /[.!?…]["'”’)\]]*$/.test(text)).length;

/** An essay that stands there twice has half the variety of one that stands there once. */
const REPEATED = { words: 100, varietyBelow: 0.55 };

/** Why the text gets no score, in words for the reader. Null if it can be scored. Critiques are still possible. */
export const judge = (
  text: string,
  sentences: readonly Sentence[],
  unreadable: Unjudgeable,
): Unjudgeable => {
  const words = wordCount(sentences);
  if (unreadable !== null) return unreadable;
  if (words < MIN_WORDS)
    return `There are ${words} words of running prose; a score needs at least ${MIN_WORDS}.`;
  const own = sentences.flatMap((s) => s.words);
  if (own.length >= REPEATED.words && trigramVariety(own) < REPEATED.varietyBelow)
    return 'The same wording is repeated again and again, so there is too little text of its own to judge.';
  if (isSetInLines(text))
    return 'The text is set in short lines, as verse or a list is: there are no running paragraphs to judge.';
  if (stops(sentences) * WORDS_PER_STOP < words - WORDS_PER_STOP)
    return 'There are hardly any full stops, so the sentences, on which every score rests, cannot be told apart.';
  return null;
};

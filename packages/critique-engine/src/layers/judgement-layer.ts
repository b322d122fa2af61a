import type { Word } from '@argint/text-analysis';
import type { Sentence, Unjudgeable } from '../essay-model.ts';

const functionWords = new Set(
  `the of and to in a an is are was were that it for on with as be by this from at or but not they he she we i you his
  her their its have has had can will would should which there who if more so when what all my our your do does than
  because about into some them these been also out up no one could may like most other people how many such`.split(
    /\s+/,
  ),
);
/** Fewest words of prose that carry a score. */
const MIN_WORDS = 50;
const codeLine =
  /[{};]\s*$|^\s*(?:import|const|let|var|function|def|class|return|if|for|while|#include|public|private)\b.*[({;:=]|=>|<\/?[a-z]+[^>]{0,80}>/;

const share = (count: number, of: number): number => (of ? count / of : 0);

const trigramVariety = (words: readonly Word[]): number => {
  const seen = new Set<string>();
  for (let i = 2; i < words.length; i++)
    seen.add(`${words[i - 2]?.lower} ${words[i - 1]?.lower} ${words[i]?.lower}`);
  return share(seen.size, Math.max(1, words.length - 2));
};

/** The first reason for which no score would be honest, in words for the reader; null where there is none. */
export const judge = (text: string, sentences: readonly Sentence[]): Unjudgeable => {
  const words = sentences.flatMap((s) => s.words);
  const lines = text.split('\n').filter((line) => line.trim());
  if (
    lines.length >= 3 &&
    share(lines.filter((line) => codeLine.test(line.slice(0, 300))).length, lines.length) > 0.3
  )
    return 'Most lines read as program code or markup, not as prose.';
  if (words.length < MIN_WORDS)
    return `There are ${words.length} words of running prose; a score needs at least ${MIN_WORDS}.`;
  if (share(words.filter((w) => functionWords.has(w.lower)).length, words.length) < 0.2)
    return 'Too few of the words are common English ones: the text is in another language, a list, or not sentences.';
  if (words.length >= 100 && trigramVariety(words) < 0.6)
    return 'The same wording is repeated again and again, so there is too little text of its own to judge.';
  return null;
};

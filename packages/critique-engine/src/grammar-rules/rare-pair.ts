import { wordsIn } from '@argint/text-analysis';
import { pairRarity } from '../layers/word-pairs/pair-level.ts';

/** A change to a text. */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** From this rarity on, two neighbours hardly ever stand together. */
export const RARE = 3;
/** So much rarer than the old neighbours the new ones must be to speak against a change. */
const RARER_BY = 2;
/** UTF-16 units on each side of a change in which its neighbours stand. */
const CONTEXT_UNITS = 40;

/** The text with the change. Where words go, so does one of the spaces around them. */
export const editedText = (text: string, { start, end, replacement }: Edit): string =>
  replacement === ''
    ? `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
    : text.slice(0, start) + replacement + text.slice(end);

/** The greatest rarity of two neighbours of which at least one overlaps the place. */
const rarestPair = (text: string, start: number, end: number): number => {
  const words = wordsIn(text, 0, text.length);
  let rarest = 0;
  for (const [i, word] of words.entries()) {
    const next = words[i + 1];
    if (!next || next.start > end + 1 || next.end < start || word.end < start - 1) continue;
    if (text.slice(word.end, next.start).trim() !== '') continue;
    rarest = Math.max(rarest, pairRarity(word.lower, next.lower) ?? 0);
  }
  return rarest;
};

/** Letters without spaces and marks: 'alot' and 'a lot' are the same. */
export const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

/** Whether a change puts words beside each other that hardly ever stand together, where the old neighbours often do. */
export const makesRarePair = (text: string, { start, end, replacement }: Edit): boolean => {
  if (lettersOf(text.slice(start, end)) === lettersOf(replacement)) return false;
  const from = Math.max(0, text.lastIndexOf(' ', start - CONTEXT_UNITS));
  const near = text.slice(from, end + CONTEXT_UNITS);
  const edit = { start: start - from, end: end - from, replacement };
  const rarest = rarestPair(editedText(near, edit), edit.start, edit.start + replacement.length);
  return rarest >= RARE && rarest - rarestPair(near, edit.start, edit.end) >= RARER_BY;
};

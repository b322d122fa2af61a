import type { Word } from './words.ts';

/** An occurrence of a phrase: the index of its first word, and its number of words. */
export interface PhraseHit {
  phrase: string;
  at: number;
  length: number;
}
export type PhraseFinder = (words: readonly Word[]) => PhraseHit[];

/** A finder of lower-case phrases, longest first and without overlap; one pass over the words. */
export const phraseFinder = (phrases: readonly string[]): PhraseFinder => {
  const byFirst = new Map<string, string[][]>();
  for (const phrase of phrases) {
    const parts = phrase.split(' ');
    const first = parts[0] ?? '';
    byFirst.set(first, [...(byFirst.get(first) ?? []), parts]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return (words) => {
    const hits: PhraseHit[] = [];
    for (let at = 0; at < words.length; at++) {
      const candidates = byFirst.get(words[at]?.lower ?? '');
      const found = candidates?.find((parts) =>
        parts.every((part, k) => words[at + k]?.lower === part),
      );
      if (!found) continue;
      hits.push({ phrase: found.join(' '), at, length: found.length });
      at += found.length - 1;
    }
    return hits;
  };
};

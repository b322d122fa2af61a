import { phraseFinder } from '@argint/text-analysis';
import type { ReadEssay, Paragraph, Sentence } from './essay.ts';
import { isForeign } from './layers/region-lookup.ts';
import type { ParagraphDetector, Remark } from './detector.ts';

/** A phrase found in a sentence of the writer's own. */
export interface PhraseFound {
  sentence: Sentence;
  /** The phrase as it is in the list. */
  phrase: string;
  /** Its words as they are in the essay. */
  words: string;
  start: number;
  end: number;
  /** Number of its words. */
  length: number;
}

/** Phrases of a list in the writer's own words (not in quotations or citations), sentence by sentence. */
export const findPhrases = (phrases: readonly string[]) => {
  const find = phraseFinder(phrases);
  return ({ sentences }: Paragraph, essay: ReadEssay): PhraseFound[] =>
    sentences.flatMap((sentence) =>
      find(sentence.words).flatMap(({ phrase, at, length }): PhraseFound[] => {
        const start = sentence.words[at]?.start ?? sentence.start;
        const end = sentence.words[at + length - 1]?.end ?? sentence.end;
        const found = {
          sentence,
          phrase,
          words: essay.text.slice(start, end),
          start,
          end,
          length,
        };
        return isForeign(essay, found) ? [] : [found];
      }),
    );
};

/** A detector of phrases. `remarkOn` returns null if the phrase is harmless in its context. */
export const phraseDetector = (
  phrases: readonly string[],
  remarkOn: (found: PhraseFound, essay: ReadEssay) => Remark | null,
): ParagraphDetector => {
  const find = findPhrases(phrases);
  return (paragraph, essay) =>
    find(paragraph, essay).flatMap((found) => {
      const made = remarkOn(found, essay);
      return made ? [made] : [];
    });
};

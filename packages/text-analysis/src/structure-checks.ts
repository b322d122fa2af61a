import { CLOSINGS } from './cue-phrases.ts';
import { phraseFinder } from './phrase-finder.ts';
import { paragraphsOf } from './paragraphs.ts';
import { hasThesisInIntroduction, introductionIndex } from './thesis-location.ts';
import { countWords, wordsIn } from './words.ts';

/** The structure checks of the live panel. */
export interface StructureChecks {
  hasIntroduction: boolean;
  hasConclusion: boolean;
  hasThesis: boolean;
  hasBodyParagraphs: boolean;
}

const closing = phraseFinder(CLOSINGS);

/**
 * An introduction is an opening paragraph of 25 words or more that is under half of the essay; a conclusion the same at the
 * end, where one of two paragraphs must also be worded as one.
 */
export const structureChecks = (text: string): StructureChecks => {
  const all = paragraphsOf(text);
  const paragraphs = all.slice(introductionIndex(text, all)).map((p) => text.slice(p.start, p.end));
  const first = paragraphs[0] ?? '';
  const last = paragraphs.at(-1) ?? '';
  const total = countWords(text);
  const shapely = (part: string): boolean =>
    countWords(part) >= 25 && countWords(part) * 2 <= total;
  const closes = closing(wordsIn(last.slice(0, 200))).length > 0;
  return {
    hasIntroduction: paragraphs.length >= 2 && shapely(first),
    hasConclusion: paragraphs.length >= 2 && (closes || (paragraphs.length >= 3 && shapely(last))),
    hasThesis: hasThesisInIntroduction(text),
    hasBodyParagraphs: paragraphs.length >= 3,
  };
};

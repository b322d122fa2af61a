import { countCitations, reasoningCounts } from './reasoning-counts.ts';
import { sentencesOf } from './sentences.ts';
import { countWords } from './words.ts';

/** Whether a text counts as complex, with the reason that the page shows. */
export interface Complexity {
  complex: boolean;
  reason: string;
}

const LONG_SENTENCE_WORDS = 30;

/** Complex: a quarter of the sentences over 30 words, or 3 connectives per 100 words, or 3 citations. */
export const isComplex = (text: string): Complexity => {
  const sentences = sentencesOf(text);
  const long = sentences.filter(
    (s) => countWords(text.slice(s.start, s.end)) > LONG_SENTENCE_WORDS,
  ).length;
  const { transitions, reasons } = reasoningCounts(text);
  // As everywhere on the page, so that no two counts of the same text differ.
  const words = countWords(text);
  const citations = countCitations(text);
  if (citations >= 3) return { complex: true, reason: `It cites sources ${citations} times.` };
  if (sentences.length >= 4 && long * 4 >= sentences.length)
    return {
      complex: true,
      reason: `${long} of ${sentences.length} sentences run over ${LONG_SENTENCE_WORDS} words.`,
    };
  if (words >= 50 && (transitions + reasons) * 100 >= words * 3)
    return {
      complex: true,
      reason: `It has ${transitions + reasons} connectives in ${words} words.`,
    };
  return {
    complex: false,
    reason: 'Sentences are short, connectives few and sources rarely cited.',
  };
};

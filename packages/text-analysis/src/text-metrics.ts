import type { TextMetrics } from '@argint/contracts';
import { paragraphsOf } from './paragraphs.ts';
import { sentencesIn } from './sentences.ts';
import { countSyllables } from './syllables.ts';
import { countWords, wordsIn } from './words.ts';

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Flesch (1948): 206.835 - 1.015 words per sentence - 84.6 syllables per word, capped 0-100; 0 for no words. */
export const fleschReadingEase = (words: number, sentences: number, syllables: number): number => {
  if (words === 0 || sentences === 0) return 0;
  const ease = 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
  return oneDecimal(Math.min(100, Math.max(0, ease)));
};

/** Live metrics of D1 §3, averages with one decimal. */
export const textMetrics = (text: string): TextMetrics => {
  const paragraphs = paragraphsOf(text);
  const sentenceCount = paragraphs.reduce((sum, p) => sum + sentencesIn(text, p).length, 0);
  const wordCount = countWords(text);
  const words = wordsIn(text);
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.lower), 0);
  return {
    wordCount,
    sentenceCount,
    paragraphCount: paragraphs.length,
    averageWordsPerSentence: sentenceCount ? oneDecimal(wordCount / sentenceCount) : 0,
    averageSentencesPerParagraph: paragraphs.length
      ? oneDecimal(sentenceCount / paragraphs.length)
      : 0,
    readabilityScore: fleschReadingEase(words.length, sentenceCount, syllables),
  };
};

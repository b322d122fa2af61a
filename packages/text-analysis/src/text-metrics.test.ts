import { describe, expect, test } from '@jest/globals';
import { fleschReadingEase, textMetrics } from './text-metrics.ts';

describe('fleschReadingEase', () => {
  test('is 206.835 - 1.015 words a sentence - 84.6 syllables a word, with one decimal', () => {
    expect(fleschReadingEase(100, 5, 150)).toBe(59.6); // 206.835 - 20.3 - 126.9 = 59.635
    expect(fleschReadingEase(60, 6, 78)).toBe(86.7); // 206.835 - 10.15 - 109.98 = 86.705
  });
  test('stays within 0 and 100', () => {
    expect([fleschReadingEase(3, 3, 3), fleschReadingEase(60, 1, 300)]).toEqual([100, 0]);
  });
  test('is 0 for no words or no sentences', () => {
    expect([fleschReadingEase(0, 1, 0), fleschReadingEase(1, 0, 1)]).toEqual([0, 0]);
  });
});

describe('textMetrics', () => {
  test('the metrics of nothing are zero', () => {
    expect(textMetrics(' \n')).toEqual({
      wordCount: 0,
      sentenceCount: 0,
      paragraphCount: 0,
      averageWordsPerSentence: 0,
      averageSentencesPerParagraph: 0,
      readabilityScore: 0,
    });
  });
  test('count words, sentences and paragraphs and round averages to one decimal', () => {
    expect(textMetrics('One two three. Four five.\n\nSix seven eight nine ten.')).toMatchObject({
      wordCount: 10,
      sentenceCount: 3,
      paragraphCount: 2,
      averageWordsPerSentence: 3.3,
      averageSentencesPerParagraph: 1.5,
    });
  });
  test('rate easy text as easier to read than hard text', () => {
    const easy = textMetrics('The dog ran. The cat sat. We all saw it.').readabilityScore;
    const hard = textMetrics(
      'Institutional considerations necessitate comprehensive organisational reconfiguration.',
    ).readabilityScore;
    expect(easy).toBeGreaterThan(hard);
  });
});

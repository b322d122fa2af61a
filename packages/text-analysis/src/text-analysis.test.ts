import { describe, expect, test } from '@jest/globals';
import {
  countWords,
  estimateDuration,
  findThesisLocation,
  isComplex,
  linesOf,
  liveAnalysis,
  liveHints,
  paragraphsOf,
  qualityScore,
  sentencesOf,
  textMetrics,
} from './index.ts';

const sentences = (text: string): string[] =>
  sentencesOf(text).map((s) => text.slice(s.start, s.end));
const words = (n: number): string => Array.from({ length: n }, (_, i) => `word${i}`).join(' ');

describe('words and lines', () => {
  test('a text of whitespace has no words, and tabs or line ends part them', () => {
    expect(countWords(' \t\r\n')).toBe(0);
    expect(countWords(' one\ttwo\r\nthree ')).toBe(3);
    expect(countWords('a b　c')).toBe('a b　c'.trim().split(/\s+/).length);
  });
  test('lines count blank ones, keep offsets into the exact text and leave out either line end', () => {
    const text = 'one\r\n\r\ntwo\nthree';
    const { spans, lineAt } = linesOf(text);
    expect(spans.map((s) => text.slice(s.start, s.end))).toEqual(['one', '', 'two', 'three']);
    expect([0, 5, text.indexOf('two'), text.length, 10_000].map(lineAt)).toEqual([1, 2, 3, 4, 4]);
  });
});

describe('paragraphs', () => {
  test('blank lines and single line breaks part paragraphs, a fixed width does not', () => {
    expect(paragraphsOf('A first one.\nA second.\n\nA third.')).toHaveLength(3);
    const wrapped =
      'This paragraph was wrapped by a mail program at a\nwidth that no writer would choose for himself and\nso it is one.';
    expect(paragraphsOf(wrapped)).toHaveLength(1);
  });
});

describe('sentences', () => {
  test.each([
    ['Dr. Nkosi met Prof. J. M. Coetzee. They spoke.', 2],
    ['It grew by 3.5 per cent, i.e. less than planned. Nobody cared.', 2],
    ['"Is it so?" he asked. "Yes!" she said.', 2],
    ['He paused … and went on. Then he left...', 2],
    ['My friends agree.However, they left.', 2],
    ['See e.g. the report of the U.N. Security Council.', 1],
    ['no full stop at all', 1],
    ['1. The first item. 2. The second item.', 2],
  ])('%s', (text, count) => {
    expect(sentences(text)).toHaveLength(count);
  });
  test.each(['. ', 'a.', '('])(
    'a hundred thousand characters of %j stay whole and in order',
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      const spans = sentencesOf(text);
      expect(
        spans.every(({ start, end }, i) => start >= (spans[i - 1]?.end ?? 0) && end > start),
      ).toBe(true);
      expect(spans.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
    },
  );
});

describe('live panel', () => {
  test('the metrics of nothing are zero', () => {
    expect(textMetrics('')).toEqual({
      wordCount: 0,
      sentenceCount: 0,
      paragraphCount: 0,
      averageWordsPerSentence: 0,
      averageSentencesPerParagraph: 0,
      readabilityScore: 0,
    });
  });
  test('readability stays within 0 and 100', () => {
    expect(textMetrics('Go. Run. Sit.').readabilityScore).toBe(100);
    expect(textMetrics(`${'incomprehensibilities '.repeat(60)}.`).readabilityScore).toBe(0);
  });
  test('hints follow the thresholds of the specification', () => {
    expect(liveHints('')).toEqual([]);
    expect(liveHints('Short.')).toEqual(['Essay is too short - aim for at least 200 words']);
    expect(liveHints(`${words(20)}. ${words(20)}. ${words(20)}.`)).toEqual([
      'Consider expanding your essay with more detail and examples',
    ]);
    expect(liveHints(`${words(160)}.`)).toEqual([
      'Consider expanding your essay with more detail and examples',
      'Some sentences are very long - consider breaking them up',
      'Break your text into multiple paragraphs for better organization',
      'Consider adding a clear thesis statement in your introduction',
    ]);
  });
  test('the quality score is the sum of its parts and 0 for nothing', () => {
    expect(qualityScore('').score).toBe(0);
    const { score, parts } = qualityScore(
      `I believe that trains should be free because they are clean. ${words(50)}.`,
    );
    expect(parts.thesis).toBe(10);
    expect(score).toBe(Math.round(Object.values(parts).reduce((a: number, b: number) => a + b, 0)));
  });
  test('a thesis is located by its wording, with its line', () => {
    const text = 'On trains\n\nTrains are old. In my opinion they should be free.\n\nThe end came.';
    const found = findThesisLocation(text);
    expect(found && text.slice(found.start, found.end)).toBe('In my opinion they should be free.');
    expect(found).toMatchObject({ lineNumber: 3, place: 'introduction', cue: 'In my opinion' });
    expect(findThesisLocation('Cats sat. Dogs ran.')).toBeNull();
  });
  test('complexity comes with its reason', () => {
    expect(isComplex('A cat sat.').complex).toBe(false);
    expect(
      isComplex('So (Mbeki, 1998), (Dube, 2001: 4) and (Ngo et al., 2010) say.').reason,
    ).toContain('3 times');
  });
  test('blank text has no live analysis', () => {
    expect(liveAnalysis(' \n')).toBeNull();
    expect(liveAnalysis('Some words here.')?.criticalThinking.overallScore).toBeNull();
  });
  test('the estimate is five minutes until twenty like it were measured', () => {
    expect(estimateDuration(900)).toMatchObject({ seconds: 300, basis: 'default' });
    const past = Array.from({ length: 20 }, (_, i) => ({ words: 1_000, seconds: i + 1 }));
    expect(estimateDuration(900, past)).toEqual({
      seconds: 11,
      highSeconds: 19,
      basis: 'measured',
    });
  });
});

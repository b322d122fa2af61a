import { describe, expect, test } from '@jest/globals';
import { liveHints } from './live-hints.ts';
import { paragraphsOf } from './paragraphs.ts';
import { sentences, words } from './testing/make-text.ts';

const SHORT = 'Essay is too short - aim for at least 200 words';
const EXPAND = 'Consider expanding your essay with more detail and examples';
const LONG_SENTENCES = 'Some sentences are very long - consider breaking them up';
const PARAGRAPHS = 'Break your text into multiple paragraphs for better organization';
const THESIS = 'Consider adding a clear thesis statement in your introduction';

/** Paragraphs of ten sentences of ten words, up to `count` words. */
const essay = (count: number): string =>
  Array.from({ length: Math.ceil(count / 100) }, (_, i) =>
    sentences(Math.min(10, count / 10 - i * 10), 10),
  ).join('\n\n');

const hintsFor = (text: string): string[] => liveHints(text).map((hint) => hint.text);

describe('live hints', () => {
  test('are empty for blank text', () => {
    expect(hintsFor(' \n')).toEqual([]);
  });
  test('call an essay short under 50 words, and ask to expand it under 200', () => {
    expect(hintsFor(`${words(24)}. ${words(25)}.`)).toEqual([SHORT]);
    expect(hintsFor(`${words(25)}. ${words(25)}.`)).toEqual([EXPAND]);
    expect(hintsFor(essay(190))).toContain(EXPAND);
    expect(hintsFor(essay(200))).not.toContain(EXPAND);
  });
  test('mention long sentences if the average is over 25 words', () => {
    expect(hintsFor(sentences(4, 25))).not.toContain(LONG_SENTENCES);
    expect(hintsFor(sentences(4, 26))).toContain(LONG_SENTENCES);
  });
  test('ask for more paragraphs if one has over 150 words', () => {
    expect(hintsFor(sentences(15, 10))).not.toContain(PARAGRAPHS);
    expect(hintsFor(`${sentences(15, 10)} Word.`)).toContain(PARAGRAPHS);
  });
  test('ask for a thesis if a text of over 100 words has none in its introduction', () => {
    expect(hintsFor(essay(100))).not.toContain(THESIS);
    expect(hintsFor(`${essay(100)}\n\n${words(1)}.`)).toContain(THESIS);
    expect(hintsFor(`I believe that trains should be free.\n\n${essay(200)}`)).not.toContain(
      THESIS,
    );
    expect(hintsFor(`${essay(200)}\n\nI believe that trains should be free.`)).toContain(THESIS);
  });
  test('come in the order of the specification', () => {
    expect(hintsFor(`${words(160)}.`)).toEqual([EXPAND, LONG_SENTENCES, PARAGRAPHS, THESIS]);
  });
});

describe('the place of a hint', () => {
  const placeOf = (text: string, hint: string): string => {
    const at = liveHints(text).find((one) => one.text === hint)?.at ?? { start: -1, end: -1 };
    return `${text.slice(0, at.start)}[${text.slice(at.start, at.end)}]${text.slice(at.end)}`;
  };

  test('is the end of the words for a short essay, in front of blank lines', () => {
    expect(placeOf('Trains are old.\n\n', SHORT)).toBe('Trains are old.[]\n\n');
  });
  test('is the longest sentence where sentences are long', () => {
    const long = `${words(90)}.`;
    expect(placeOf(`One two. ${long} Three four.`, LONG_SENTENCES)).toBe(
      `One two. [${long}] Three four.`,
    );
  });
  test('is the beginning of the sentence nearest to the middle of a long paragraph', () => {
    const half = sentences(8, 10);
    expect(placeOf(`Short.\n\n${half} ${half}`, PARAGRAPHS)).toBe(`Short.\n\n${half} []${half}`);
  });
  test('is the end of a long paragraph without sentences', () => {
    const endless = words(151);
    expect(placeOf(endless, PARAGRAPHS)).toBe(`${endless}[]`);
  });
  test('is the end of the introduction where a thesis is missing, also below a title', () => {
    const text = `On trains\n\n${essay(120)}`;
    const introduction = paragraphsOf(text)[1]?.end ?? 0;
    expect(placeOf(text, THESIS)).toBe(
      `${text.slice(0, introduction)}[]${text.slice(introduction)}`,
    );
  });
});

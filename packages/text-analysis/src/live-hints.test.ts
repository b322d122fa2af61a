import { describe, expect, test } from '@jest/globals';
import { liveHints } from './live-hints.ts';
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

describe('live hints', () => {
  test('are empty for blank text', () => {
    expect(liveHints(' \n')).toEqual([]);
  });
  test('call an essay short under 50 words, and ask to expand it under 200', () => {
    expect(liveHints(`${words(24)}. ${words(25)}.`)).toEqual([SHORT]);
    expect(liveHints(`${words(25)}. ${words(25)}.`)).toEqual([EXPAND]);
    expect(liveHints(essay(190))).toContain(EXPAND);
    expect(liveHints(essay(200))).not.toContain(EXPAND);
  });
  test('mention long sentences if the average is over 25 words', () => {
    expect(liveHints(sentences(4, 25))).not.toContain(LONG_SENTENCES);
    expect(liveHints(sentences(4, 26))).toContain(LONG_SENTENCES);
  });
  test('ask for more paragraphs if one has over 150 words', () => {
    expect(liveHints(sentences(15, 10))).not.toContain(PARAGRAPHS);
    expect(liveHints(`${sentences(15, 10)} Word.`)).toContain(PARAGRAPHS);
  });
  test('ask for a thesis if a text of over 100 words has none in its introduction', () => {
    expect(liveHints(essay(100))).not.toContain(THESIS);
    expect(liveHints(`${essay(100)}\n\n${words(1)}.`)).toContain(THESIS);
    expect(liveHints(`I believe that trains should be free.\n\n${essay(200)}`)).not.toContain(
      THESIS,
    );
    expect(liveHints(`${essay(200)}\n\nI believe that trains should be free.`)).toContain(THESIS);
  });
  test('come in the order of the specification', () => {
    expect(liveHints(`${words(160)}.`)).toEqual([EXPAND, LONG_SENTENCES, PARAGRAPHS, THESIS]);
  });
});

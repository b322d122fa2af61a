import { expect, test } from '@jest/globals';
import { readSentence } from '../layers/sentence-source.ts';
import { makesNewSlip } from './new-slip.ts';

const change = (text: string, words: string, replacement: string) => {
  const start = text.indexOf(words);
  return makesNewSlip(readSentence(text), { start, end: start + words.length, replacement });
};

test.each([
  ['Many believe that tests are useful.', 'believe', 'belief'],
  ['We agree.', 'agree', 'agreement'],
])('a correction of “%s” that leaves a slip or no verb is harmful', (text, words, right) => {
  expect(change(text, words, right)).toBe(true);
});

test.each([
  ['This will effect our town.', 'effect', 'affect'],
  ['We went there , and stayed.', 'there ,', 'there,'],
  ['He went home home.', 'home home', 'home'],
])('a correction of “%s” that leaves a sound sentence is not', (text, words, right) => {
  expect(change(text, words, right)).toBe(false);
});

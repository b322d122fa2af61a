import { expect, test } from '@jest/globals';
import { readSentence } from '../layers/sentence-source.ts';
import { isBadlyMended } from './mended-sentence.ts';

const isBad = (sentence: string, words: string, replacement: string): boolean => {
  const start = sentence.indexOf(words);
  return isBadlyMended(readSentence(sentence), { start, end: start + words.length, replacement });
};

test.each([
  ['The farm gave us a opportunities in May.', 'a opportunities', 'an opportunities'],
  ['The miller was an careful and the farmers liked him.', 'an careful', 'a careful'],
  ['It is can be argue that the mill is old.', 'be argue', 'be argued'],
  ['The farmers want to be succeed in the market.', 'be succeed', 'be succeeded'],
  ['Has you get older, you see the river.', 'Has', 'Have'],
])('a correction that leaves a wrong sentence is seen: “%s”', (sentence, words, replacement) => {
  expect(isBad(sentence, words, replacement)).toBe(true);
});

test.each([
  ['The farm gave us a opportunity in May.', 'a opportunity', 'an opportunity'],
  ['He was an careful and quiet miller.', 'an careful', 'a careful'],
  ['The mill has an few friends in the town.', 'an few', 'a few'],
  ['It can be argue that the mill is old.', 'be argue', 'be argued'],
  ['What will be happned is not known.', 'happned', 'happened'],
  ['You has you own mill by the river.', 'You has', 'You have'],
  ['Has you seen the river?', 'Has', 'Have'],
])('a right correction stays: “%s”', (sentence, words, replacement) => {
  expect(isBad(sentence, words, replacement)).toBe(false);
});

import { expect, test } from '@jest/globals';
import { readEssay } from '../index.ts';
import { findStrengths } from '../findings/strengths.ts';
import { isQuestion } from './question-form.ts';

const asks = (text: string): boolean => {
  const [first] = readEssay(text, null).sentences;
  if (!first) throw new Error('No sentence.');
  return isQuestion(first);
};

test.each([
  'do dams hold the silt back or do they only gather it.',
  'Do you think a third dam is wise.',
  'Does the valley need another wall.',
  'Are farmers happy with the lake.',
  'Can a village live without its river.',
  'But should engineers draw another wall, or should they wait.',
  'Have the boats gone from the lake.',
  'Would it be better to leave the river alone',
  'Who built it?',
])('asks, with or without its mark: %s', (text) => expect(asks(text)).toBe(true));

test.each([
  'Should you need water, ask the farmer at the gate.',
  'Should he find the lake dry he will turn back.',
  'Had he known the river, he would have built elsewhere.',
  'Do the right thing and the river will thank you.',
  'Have a look at the wall.',
  'Is a good idea to clean the river.',
  'Is the cause of the flood.',
  'Will power a village one day.',
  'Can help the farmers of the valley.',
  'Do you ask me about dams, I think they are harmful.',
  'The dam does what it should.',
])('asks nothing: %s', (text) => expect(asks(text)).toBe(false));

test('a question without a question mark is neither a claim nor a thesis, and is not praised', () => {
  const essay = readEssay(
    `Dams stand in every valley here. Should the valley build a third dam because towns are thirsty.

do walls keep the silt away from the towns or do they gather it. Boats lie in the mud by the wall. Farmers walk past them.

The third dam is being drawn now. Surveyors walk the valley with their poles.`,
    null,
  );
  expect(essay.thesis?.stated ?? false).toBe(false);
  expect(
    essay.sentences.filter((s) => /should the|do walls/i.test(s.text)).map((s) => s.role),
  ).toEqual(['none', 'none']);
  expect(findStrengths(essay)).toEqual([]);
});

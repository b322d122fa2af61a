import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../testing/builders.ts';
import { followCritiques } from './follow-critiques.ts';

const before = 'Experts say so.\nIt is obviously true.';
const follow = (text: string) =>
  followCritiques(
    before,
    [aCritique(before, null), aCritique(before, 'obviously'), aCritique(before, 'Experts')],
    text,
  ).map(({ critique, place, wordsChanged }) => [
    critique.quote,
    place && `${place.line}: ${text.slice(place.start, place.end)}`,
    wordsChanged,
  ]);

describe('followCritiques', () => {
  test('finds critiques where their words stand now, in the order of the draft before', () => {
    expect(follow(`In 2018 the taps ran dry.\n\n${before}`)).toEqual([
      ['Experts', '3: Experts', false],
      ['obviously', '4: obviously', false],
      [null, null, false],
    ]);
  });
  test('a critique whose words are gone says so', () => {
    expect(follow('Two engineers say so.\nIt is obviously true.')).toEqual([
      ['Experts', null, true],
      ['obviously', '2: obviously', false],
      [null, null, false],
    ]);
  });
  test('an empty text leaves no words', () => {
    expect(follow('').map(([, , wordsChanged]) => wordsChanged)).toEqual([true, true, false]);
  });
});

import { describe, expect, test } from '@jest/globals';
import { aCritique } from '../../testing/builders.ts';
import { followCritiques } from './follow-critiques.ts';

const before = 'Experts say so.\nIt is obviously true.';
const follow = (text: string) =>
  followCritiques(
    before,
    [aCritique(before, null), aCritique(before, 'obviously'), aCritique(before, 'Experts')],
    text,
  ).map(({ critique, place, outcome }) => [
    critique.quote,
    place && `${place.line}: ${text.slice(place.start, place.end)}`,
    outcome,
  ]);

describe('followCritiques', () => {
  test('finds critiques where their words stand now, in the order of the draft before', () => {
    expect(follow(`In 2018 the taps ran dry.\n\n${before}`)).toEqual([
      ['Experts', '3: Experts', 'open'],
      ['obviously', '4: obviously', 'open'],
      [null, null, 'open'],
    ]);
  });
  test('a critique whose words are gone says so', () => {
    expect(follow('Two engineers say so.\nIt is obviously true.')).toEqual([
      ['Experts', null, 'changed'],
      ['obviously', '2: obviously', 'open'],
      [null, null, 'open'],
    ]);
  });
  test('an empty text leaves no words', () => {
    expect(follow('').map(([, , outcome]) => outcome)).toEqual(['changed', 'changed', 'open']);
  });
});

describe('a slip in two places', () => {
  const slips = 'The phones is new. I say so. The buses is late.';
  const second = slips.indexOf('buses is');
  const critique = aCritique(slips, 'phones is', {
    replacement: 'phones are',
    related: [{ start: second, end: second + 8, lineNumber: 1, replacement: 'buses are' }],
  });
  const outcomeOf = (text: string) => {
    const [note] = followCritiques(slips, [critique], text);
    const { outcome, place = null } = note ?? {};
    return [outcome, place && text.slice(place.start, place.end)];
  };
  test('is followed to the place that is left, and looks mended once both read as its fix', () => {
    expect(outcomeOf(slips)).toEqual(['open', 'phones is']);
    expect(outcomeOf(slips.replace('phones is', 'phones are'))).toEqual(['open', 'buses is']);
    expect(outcomeOf(slips.replaceAll('s is', 's are'))).toEqual(['mended', null]);
  });
  test('is not called mended where the sentence was written anew', () => {
    expect(outcomeOf('Each phone cost me a week of work. I say so. No bus came.')).toEqual([
      'changed',
      null,
    ]);
  });
});

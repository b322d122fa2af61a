import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import { ownDictionary } from './own-dictionary.ts';
import {
  clearCorrection,
  isLikelyCorrection,
  isOwnTerm,
  mayBeRight,
} from './spelling-correction.ts';

const placeOf = (text: string, word: string) => {
  const start = text.indexOf(word);
  return { start, end: start + word.length };
};
const correctionOf = (text: string, word: string): string | undefined =>
  clearCorrection(placeOf(text, word), readEssay(text, null), ownDictionary());

describe('a spelling correction', () => {
  test.each([
    ['The harbor was busy, and its blossmed trees were white.', 'blossmed', 'blossomed'],
    ['The villige has a new mill.', 'villige', 'village'],
    ['Expirience shows it.', 'Expirience', 'Experience'],
    ['Their behaviur was odd.', 'behaviur', 'behaviour'],
    ['Specificly, the town paid.', 'Specificly', 'Specifically'],
    ['We are recyling glass.', 'recyling', 'recycling'],
  ])('in “%s” is the only likely word near “%s”', (text, word, expected) => {
    expect(correctionOf(text, word)).toBe(expected);
  });

  test.each([
    ['The farmer is propositive today.', 'propositive'],
    ['The pony is faster and aglier.', 'aglier'],
    ['The derrence is weak.', 'derrence'],
    ['Our waterparks are closed.', 'waterparks'],
    ['They overseed the lawn.', 'overseed'],
  ])('in “%s” is missing where several words or none could be meant by “%s”', (text, word) => {
    expect(correctionOf(text, word)).toBeUndefined();
  });

  test.each([
    ['imformation', 'information', true],
    ['memebers', 'members', true],
    ['thay', 'they', false],
    ['respectfull', 'respectfully', false],
    ['brekfest', 'breakfast', false],
  ])(
    'of “%s” to “%s” that is likely is one letter inside a long word: %s',
    (word, right, isLikely) => {
      expect(isLikelyCorrection(word, right)).toBe(isLikely);
    },
  );

  test('is the often misspelt word two edits away, where none is nearer', () => {
    expect(correctionOf('It is nessary to rest.', 'nessary')).toBe('necessary');
    expect(correctionOf('The intpack of it is small.', 'intpack')).toBeUndefined();
  });

  test('is the candidate that makes a fixed phrase', () => {
    expect(correctionOf('In coclusion, the pier should stay.', 'coclusion')).toBe('conclusion');
  });

  test.each([
    ['The spred of the fire was quick.', 'spred', 'spread'],
    ['She has the suport of her friends.', 'suport', 'support'],
    ['The lamp shone brightley.', 'brightley', 'brightly'],
  ])('in “%s” is the word that is misspelt so most easily', (text, word, meant) => {
    expect(correctionOf(text, word)).toBe(meant);
  });

  test('is the word of a fixed phrase, also where another word is nearer', () => {
    expect(correctionOf('In my oppion it is fair.', 'oppion')).toBe('opinion');
  });
});

test('a word written the same way twice is a term; a slip in a very usual word is none', () => {
  const text =
    'Fermented zanto is cheap. Our goverment sells zanto, and the goverment taxes salp. A langauge is a langauge.';
  const essay = readEssay(text, null);
  const areTerms = [
    ['zanto', 'santo'],
    ['goverment', 'government'],
    ['salp', 'salt'],
    ['langauge', 'language'],
  ].map(([word = '', meant = '']) => isOwnTerm(essay, placeOf(text, word), meant));
  expect(areTerms).toEqual([true, false, false, false]);
});

test('a short word, a name and a word built from known ones may be right without a dictionary', () => {
  const words = [
    'Wetu',
    'atchar',
    'padi',
    'headguards',
    'antitheft',
    'beachy',
    'actin',
    'recived',
    'firend',
  ];
  expect(words.filter(mayBeRight)).toEqual([
    'Wetu',
    'padi',
    'headguards',
    'antitheft',
    'beachy',
    'actin',
  ]);
});

import { describe, expect, test } from '@jest/globals';
import { readEssay } from '../read-essay.ts';
import type { GrammarIssue } from './grammar-issue.ts';
import { isOwnTerm, mayBeRight, withClearCorrection } from './spelling-correction.ts';

const spelling = (text: string, word: string, replacements: string[]): GrammarIssue => {
  const start = text.indexOf(word);
  return {
    rule: 'SpellCheck',
    kind: 'Spelling',
    message: '',
    start,
    end: start + word.length,
    replacements,
  };
};
const correctionOf = (text: string, word: string, replacements: string[] = []): string[] =>
  withClearCorrection(spelling(text, word, replacements), readEssay(text, null)).replacements;

describe('a spelling correction', () => {
  test.each([
    ['The harbor was busy, and its blossmed trees were white.', 'blossmed', ['blossomed']],
    ['The villige has a new mill.', 'villige', ['village']],
    ['Expirience shows it.', 'Expirience', ['Experience']],
    ['Their behaviur was odd.', 'behaviur', ['behaviour']],
  ])('in “%s” is the only known word one edit from “%s”', (text, word, expected) => {
    expect(correctionOf(text, word, ['behaviour'])).toEqual(expected);
  });

  test.each([
    ['The thire of the fire was quick.', 'thire', ['third', 'tire']],
    ['They count the interations of the boats.', 'interations', ['integrations', 'interactions']],
    ['The farmer is propositive today.', 'propositive', ['prepositions']],
    ['The pony is faster and aglier.', 'aglier', ['uglier']],
    ['The derrence is weak.', 'derrence', ['Terrence']],
    ['Our waterparks are closed.', 'waterparks', ['watermarks']],
    ['They had a great triunf.', 'triunf', ['triune']],
  ])(
    'in “%s” is missing where several words or none could be meant by “%s”',
    (text, word, offered) => {
      expect(correctionOf(text, word, offered)).toEqual([]);
    },
  );

  test('is the often misspelt word two edits away, where none is nearer', () => {
    expect(correctionOf('It is nessary to rest.', 'nessary', ['pessary'])).toEqual(['necessary']);
    expect(correctionOf('The intpack of it is small.', 'intpack', ['impact'])).toEqual([]);
  });

  test('is the candidate that makes a fixed phrase', () => {
    const text = 'In coclusion, the pier should stay.';
    expect(correctionOf(text, 'coclusion', ['collusion', 'conclusion'])).toEqual(['conclusion']);
  });

  test.each([
    ['The spred of the fire was quick.', 'spred', 'spread'],
    ['She has the suport of her friends.', 'suport', 'support'],
  ])('in “%s” is the word that is misspelt so most easily', (text, word, meant) => {
    expect(correctionOf(text, word, [])).toEqual([meant]);
  });

  test('is the word of a fixed phrase, also where another word is nearer', () => {
    expect(correctionOf('In my oppion it is fair.', 'oppion', ['option'])).toEqual(['opinion']);
  });

  test('is the candidate that the essay uses elsewhere', () => {
    const text = 'Ash can spread for miles. The spred of it was quick.';
    expect(correctionOf(text, 'spred', ['speed', 'spread'])).toEqual(['spread']);
  });
});

test('a word written the same way twice is a term, a common misspelling is not', () => {
  const text = 'Fermented zanto is cheap. Our goverment sells zanto, and the goverment taxes salp.';
  const essay = readEssay(text, null);
  const areTerms = ['zanto', 'goverment', 'salp'].map((word) =>
    isOwnTerm(essay, spelling(text, word, [])),
  );
  expect(areTerms).toEqual([true, false, false]);
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

import { describe, expect, test } from '@jest/globals';
import { readDictionary, withOwnWords } from './dictionary.ts';
import { ownDictionary } from './own-dictionary.ts';

// Common words, rare ones, names and American spellings; a number says how many letters a word shares with the one before.
const small = readDictionary('0tea\n3m\n4s\n\n0teal\n\n0texas\n\n0teamcolor\n');

describe('the dictionary', () => {
  test('knows the words of all its parts, and which of them are common', () => {
    const words = ['tea', 'team', 'teams', 'teal', 'texas', 'teamcolor', 'tean', 'ubuntu'];
    expect(words.filter(small.has)).toEqual([
      'tea',
      'team',
      'teams',
      'teal',
      'texas',
      'teamcolor',
      'ubuntu',
    ]);
    expect(words.filter(small.isCommon)).toEqual(['tea', 'team', 'teams']);
  });

  test('offers words near a misspelt one, the nearest first, and names only where one may be meant', () => {
    expect(small.near('teasm', { edits: 2, mayBeName: false })).toEqual([
      'team',
      'teams',
      'tea',
      'teal',
    ]);
    expect(small.near('texs', { edits: 1, mayBeName: false })).toEqual([]);
    expect(small.near('texs', { edits: 1, mayBeName: true })).toEqual(['texas']);
    expect(small.near('teamcolr', { edits: 1, mayBeName: false })).toEqual([]);
  });

  test('takes words of the writer’s own, and offers none of them', () => {
    const own = withOwnWords(small, new Set(['teamz']));
    expect(own.has('teamz')).toBe(true);
    expect(small.has('teamz')).toBe(false);
    expect(own.near('teamzz', { edits: 1, mayBeName: true })).toEqual([]);
  });

  test('has British and American spellings, South African words and those of every day', () => {
    const words =
      'colour color organise organize analyse travelling traveling braai ubuntu loadshedding learnt smartphone globalisation';
    const dictionary = ownDictionary();
    expect(words.split(' ').filter((word) => !dictionary.has(word))).toEqual([]);
    const wrong = 'goverment recieve becuase definately teh untill seperate neccessary adn';
    expect(wrong.split(' ').filter(dictionary.has)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { slimBinary } from 'harper.js/slimBinary';
import { readDictionary } from '../../packages/critique-engine/src/spelling/dictionary.ts';
import { dictionaryIn, expanded, sharedStarts } from './spelling-words.ts';

describe('the words for the spelling check', () => {
  test('are the forms of the checker’s entries', () => {
    const { entries, affixes } = dictionaryIn(readFileSync(fileURLToPath(slimBinary.url)));
    const formsOf = (stem: string) =>
      entries
        .filter((entry) => entry.split('/')[0] === stem)
        .flatMap((entry) => expanded(entry, affixes));
    expect(formsOf('abandon')).toEqual(
      expect.arrayContaining(['abandon', 'abandons', 'abandoned', 'abandoning', 'abandonment']),
    );
    expect(formsOf('organise')).toEqual(expect.arrayContaining(['organising', 'disorganised']));
    expect(entries.length).toBeGreaterThan(50_000);
  });

  test('are written in a third of their room, and read back', () => {
    const words = ['team', 'tea', 'teams', 'abandon'];
    const file = sharedStarts(words);
    expect(file).toBe('0abandon\n0tea\n3m\n4s');
    expect(words.filter(readDictionary(`${file}\n\n\n\n\n\n\n`).has)).toEqual(words);
  });
});

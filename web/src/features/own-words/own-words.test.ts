import { describe, expect, test } from '@jest/globals';
import { createMemoryStorage } from '../../lib/storage/browser-storage.ts';
import { keepOwnWords, readOwnWords, withoutWord, withWord } from './own-words.ts';

describe('a writer’s own words', () => {
  test('are kept in lower case, each once, for this user alone', () => {
    const storage = createMemoryStorage();
    const words = withWord(withWord(withWord([], 'Zanto'), 'salp'), 'zanto');
    expect(words).toEqual(['salp', 'zanto']);
    expect(keepOwnWords(storage, 'naledi', words)).toBe(true);
    expect(readOwnWords(storage, 'naledi')).toEqual(words);
    expect(readOwnWords(storage, 'thabo')).toEqual([]);
    expect(readOwnWords(storage, null)).toEqual([]);
    keepOwnWords(storage, 'naledi', withoutWord(withoutWord(words, 'Salp'), 'zanto'));
    expect(storage.length).toBe(0);
  });
  test('are none where storage holds something else, and are not kept where it is full', () => {
    const storage = createMemoryStorage();
    for (const kept of ['{', '{"a":1}', '[1,null]']) {
      storage.setItem('ownWords:visitor', kept);
      expect(readOwnWords(storage, null)).toEqual([]);
    }
    const full: Storage = {
      ...createMemoryStorage(),
      length: 0,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepOwnWords(full, null, ['zanto'])).toBe(false);
  });
});

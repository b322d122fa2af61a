import { LOCAL } from '../../config/storage-keys.ts';

/** More would make each reading slow to send, and nobody adds them by hand. */
const MOST = 2_000;
const LONGEST = 60;

/** The key of a user's words; a visitor has words too. */
export const ownWordsKey = (userId: string | null): string =>
  `${LOCAL.ownWords}:${userId ?? 'visitor'}`;

/** The words that a user has added on this device, in lower case, the newest last. */
export const readOwnWords = (storage: Storage, userId: string | null): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(ownWordsKey(userId)) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((word): word is string => typeof word === 'string').slice(-MOST)
      : [];
  } catch {
    return [];
  }
};

/** Keeps a user's words. False where the browser has no room left. */
export const keepOwnWords = (
  storage: Storage,
  userId: string | null,
  words: readonly string[],
): boolean => {
  try {
    if (words.length === 0) storage.removeItem(ownWordsKey(userId));
    else storage.setItem(ownWordsKey(userId), JSON.stringify(words));
    return true;
  } catch {
    return false;
  }
};

/** The words with one more at their end. */
export const withWord = (words: readonly string[], word: string): readonly string[] => {
  const lower = word.toLowerCase().slice(0, LONGEST);
  return [...words.filter((other) => other !== lower), lower].slice(-MOST);
};

/** The words without one. */
export const withoutWord = (words: readonly string[], word: string): readonly string[] =>
  words.filter((other) => other !== word.toLowerCase());

import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectUserId } from '../../lib/session/session-slice.ts';
import { browserStorage } from '../../lib/storage/browser-storage.ts';
import { keepOwnWords, ownWordsKey, readOwnWords, withoutWord, withWord } from './own-words.ts';

/** The words that are never called misspelt on this device. */
export interface OwnWords {
  words: readonly string[];
  /** Whether they outlive the page. */
  areKept: boolean;
  add: (word: string) => void;
  remove: (word: string) => void;
}

/** The words of the user, also where another tab adds or removes some. */
export const useOwnWords = (): OwnWords => {
  const { local } = browserStorage;
  const userId = useSelector(selectUserId);
  const [state, setState] = useState({ userId, words: readOwnWords(local, userId), areKept: true });
  if (state.userId !== userId)
    setState({ userId, words: readOwnWords(local, userId), areKept: true });
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === null || key === ownWordsKey(userId))
        setState({ userId, words: readOwnWords(local, userId), areKept: true });
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [local, userId]);
  const change = useCallback(
    (changed: (words: readonly string[]) => readonly string[]) =>
      setState((before) => {
        const words = changed(before.words);
        return { ...before, words, areKept: keepOwnWords(local, before.userId, words) };
      }),
    [local],
  );
  const add = useCallback((word: string) => change((words) => withWord(words, word)), [change]);
  const remove = useCallback(
    (word: string) => change((words) => withoutWord(words, word)),
    [change],
  );
  return { words: state.words, areKept: state.areKept, add, remove };
};

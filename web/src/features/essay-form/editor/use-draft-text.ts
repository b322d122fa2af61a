import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { selectDraft, textTyped } from '../draft-slice.ts';
import { watchText } from '../watch-text.ts';
import type { DraftStore } from '../watch-text.ts';

/** The essay's text in the editor. */
export interface DraftText {
  /** The text the textarea began with. */
  initial: string;
  /** The text that line numbers and marks are drawn for; behind what is typed in a long one. */
  shown: string;
  setShown: (text: string) => void;
  /** The text of the textarea at this moment. */
  typed: RefObject<string>;
}

/** Keeps the textarea at the text of the store, without rendering at every key. */
export const useDraftText = (field: RefObject<HTMLTextAreaElement | null>): DraftText => {
  const dispatch = useDispatch();
  const store: DraftStore = useStore<ReturnType<DraftStore['getState']>>();
  const [initial] = useState(() => selectDraft(store.getState()).text);
  const [shown, setShown] = useState(initial);
  const typed = useRef(initial);
  useEffect(() => {
    const follow = (): void => {
      const { text } = selectDraft(store.getState());
      if (text === typed.current || !field.current) return;
      typed.current = text;
      field.current.value = text;
    };
    // Typed into the HTML before the script was there.
    const early = field.current?.value ?? '';
    if (initial === '' && early !== '') {
      typed.current = early;
      dispatch(textTyped(early));
    }
    follow();
    const stopFollowing = store.subscribe(follow);
    const stopWatching = watchText(store, setShown);
    return () => {
      stopFollowing();
      stopWatching();
    };
  }, [dispatch, store, field, initial]);
  return { initial, shown, setShown, typed };
};

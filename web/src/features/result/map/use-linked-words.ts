import { useEffect } from 'react';
import type { RefObject } from 'react';
import { hideWords, showWords } from './show-words.ts';
import { placeIn } from './words-link.ts';

/** Shows the words that the address names, as `#words-START-END`, once the essay is laid out. */
export const useLinkedWords = (
  list: RefObject<HTMLElement | null>,
  text: string,
  ready: boolean,
): void => {
  useEffect(() => {
    if (!ready) return;
    let frame = 0;
    const follow = (): void => {
      cancelAnimationFrame(frame);
      hideWords();
      const place = placeIn(location.hash);
      // In the next frame the panel with the essay is open.
      if (place)
        frame = requestAnimationFrame(() => list.current && showWords(list.current, text, place));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', follow);
      hideWords();
    };
  }, [list, text, ready]);
};

import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { NumberedSection } from './place-sections.ts';

/** Moves each note down to the number in the essay that it belongs to, where the two stand side by side. */
export const useLevelNotes = (
  essay: RefObject<HTMLElement | null>,
  sections: readonly NumberedSection[],
): void => {
  useLayoutEffect(() => {
    const element = essay.current;
    if (!element || sections.length === 0) return;
    const level = (): void => {
      const pairs = sections.flatMap(({ number }) => {
        const place = document.getElementById(`place-${number}`);
        const note = document.getElementById(`note-${number}`);
        return place && note ? [{ place, note }] : [];
      });
      for (const { note } of pairs) note.style.marginTop = '';
      for (const { place, note } of pairs) {
        const below = place.getBoundingClientRect().top - note.getBoundingClientRect().top;
        if (below > 0) note.style.marginTop = `${below}px`;
      }
    };
    const observer = new ResizeObserver(level);
    observer.observe(element);
    return () => observer.disconnect();
  }, [essay, sections]);
};

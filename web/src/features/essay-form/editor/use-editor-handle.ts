import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { changeBetween, movedSpan } from './moved-span.ts';
import { scrollToPlace } from './place-in-editor.ts';
import type { DraftText } from './use-draft-text.ts';

/** What others can do with the editor. */
export interface EditorHandle {
  /** Selects words of `text`, which may be an earlier version, and brings them into the window. */
  select: (words: Span, text: string) => void;
  /** The same without taking the focus, so that no keyboard opens on a phone. */
  reveal: (words: Span, text: string) => void;
  /** The 1-based line of the caret; null while the editor has no focus. */
  lineAtCaret: () => number | null;
}

interface EditorParts {
  field: RefObject<HTMLTextAreaElement | null>;
  backdrop: RefObject<HTMLElement | null>;
  draft: DraftText;
}

/** Gives `ref` the editor's handle. */
export const useEditorHandle = (
  ref: Ref<EditorHandle> | undefined,
  { field, backdrop, draft }: EditorParts,
): void => {
  /** Where words of an earlier version are now, in a backdrop that holds the text of this moment. */
  const place = (words: Span, text: string): Span => {
    const now = draft.typed.current;
    flushSync(() => draft.setShown(now));
    const change = changeBetween(text, now);
    return movedSpan(words, change) ?? { start: change.head, end: change.head };
  };
  const scrollTo = ({ start }: Span): void => {
    const copy = backdrop.current;
    const { spans, lineAt } = linesOf(draft.typed.current);
    const index = lineAt(start) - 1;
    const [line, scroller] = [copy?.children[index], copy?.closest<HTMLElement>('.line-editor')];
    if (line && scroller) scrollToPlace(scroller, line, start - (spans[index]?.start ?? 0));
  };
  useImperativeHandle(ref, () => ({
    select: (words, text) => {
      const at = place(words, text);
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(at.start, at.end);
      scrollTo(at);
    },
    reveal: (words, text) => scrollTo(place(words, text)),
    lineAtCaret: () =>
      field.current && document.activeElement === field.current
        ? linesOf(draft.typed.current).lineAt(field.current.selectionStart)
        : null,
  }));
};

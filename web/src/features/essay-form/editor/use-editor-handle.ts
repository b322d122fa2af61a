import { linesOf } from '@argint/text-analysis';
import type { Span } from '@argint/text-analysis';
import { useImperativeHandle } from 'react';
import type { Ref, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { changeBetween, movedSpan } from './moved-span.ts';
import { rowTop, scrollToPlace } from './place-in-editor.ts';
import { joinedFix } from './text-fix.ts';
import type { TextFix } from './text-fix.ts';
import type { DraftText } from './use-draft-text.ts';

/** What a replacement did. */
export interface Replaced {
  /** Places that were replaced. */
  count: number;
  /** The replacement that takes it back, and the text it is for. */
  back: { fix: TextFix; text: string };
}

/** What others can do with the editor. */
export interface EditorHandle {
  /** Selects words of `text`, which may be an earlier version, and brings them into the window. */
  select: (words: Span, text: string) => void;
  /** The same without taking the focus, so that no keyboard opens on a phone. */
  reveal: (words: Span, text: string) => void;
  /**
   * Replaces words of `text`, which may be an earlier version, and puts the caret behind them. Words that have changed
   * since are left alone; null where all have. The browser's own Undo takes it back in one step.
   */
  replace: (fixes: readonly TextFix[], text: string) => Replaced | null;
  /** How far the rows of words of `text` stand below the top of the editor's text, in px; null where they are gone. */
  topsOf: (words: readonly Span[], text: string) => (number | null)[];
  /** Calls back now, and whenever rows are added or wrap anew. Returns a function that stops it. */
  watchLayout: (onChange: () => void) => () => void;
  /** The 1-based line of the caret; null while the editor has no focus. */
  lineAtCaret: () => number | null;
}

interface EditorParts {
  field: RefObject<HTMLTextAreaElement | null>;
  backdrop: RefObject<HTMLElement | null>;
  draft: DraftText;
}

/** Writes at the selection as if it was typed, so that the browser can undo it. */
const typeWords = (field: HTMLTextAreaElement, words: string): void => {
  const command = words === '' ? 'delete' : 'insertText';
  // Nothing else leaves the browser's Undo intact. Where it is gone, the text is changed without it.
  if (document.execCommand?.(command, false, words)) return;
  field.setRangeText(words, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

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
  const topsOf = (words: readonly Span[], text: string): (number | null)[] => {
    const copy = backdrop.current;
    if (!copy) return words.map(() => null);
    // What is laid out is the text that was drawn, which may be behind what is typed.
    const change = changeBetween(text, draft.shown);
    const { spans, lineAt } = linesOf(draft.shown);
    return words.map((span) => {
      const now = movedSpan(span, change);
      const index = now ? lineAt(now.start) - 1 : -1;
      const line = copy.children[index];
      return now && line ? rowTop(copy, line, now.start - (spans[index]?.start ?? 0)) : null;
    });
  };
  const watchLayout = (onChange: () => void): (() => void) => {
    const observer = new ResizeObserver(onChange);
    if (backdrop.current) observer.observe(backdrop.current);
    onChange();
    return () => observer.disconnect();
  };
  useImperativeHandle(ref, () => ({
    topsOf,
    watchLayout,
    select: (words, text) => {
      const at = place(words, text);
      field.current?.focus({ preventScroll: true });
      field.current?.setSelectionRange(at.start, at.end);
      scrollTo(at);
    },
    replace: (fixes, text) => {
      const area = field.current;
      const now = draft.typed.current;
      const change = changeBetween(text, now);
      const left = fixes.flatMap((fix) => movedSpan(fix, change) ?? []);
      const fix = joinedFix(now, left);
      if (!area || area.readOnly || !fix) return null;
      area.focus({ preventScroll: true });
      area.setSelectionRange(fix.start, fix.end);
      typeWords(area, fix.words);
      flushSync(() => draft.setShown(draft.typed.current));
      scrollTo(fix);
      const end = fix.start + fix.words.length;
      const back = { start: fix.start, end, words: now.slice(fix.start, fix.end) };
      return { count: left.length, back: { fix: back, text: draft.typed.current } };
    },
    reveal: (words, text) => scrollTo(place(words, text)),
    lineAtCaret: () =>
      field.current && document.activeElement === field.current
        ? linesOf(draft.typed.current).lineAt(field.current.selectionStart)
        : null,
  }));
};

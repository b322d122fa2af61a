import type { Span } from '../span.ts';
import { bibliography } from './bibliography.ts';
import { coverPage } from './cover-page.ts';

/** A part of a document that does not belong to the essay. */
export interface DocumentPart extends Span {
  kind: 'cover' | 'bibliography';
}

/**
 * The cover page and the list of references of a document, in that order, where they are plain to see. It is for a
 * person to decide whether they go: what looks like one may be part of the essay.
 */
export const documentParts = (text: string): DocumentPart[] => {
  const cover = coverPage(text);
  const list = bibliography(text);
  return [
    ...(cover ? [{ kind: 'cover' as const, ...cover }] : []),
    ...(list && list.start >= (cover?.end ?? 0)
      ? [{ kind: 'bibliography' as const, ...list }]
      : []),
  ];
};

/** The text without some of its parts, and without the blank lines they leave at its ends. */
export const withoutParts = (text: string, parts: readonly Span[]): string => {
  if (parts.length === 0) return text;
  const sorted = parts.toSorted((a, b) => a.start - b.start);
  const starts = [0, ...sorted.map(({ end }) => end)];
  const kept = starts.map((start, i) => text.slice(start, sorted[i]?.start ?? text.length));
  return kept.join('').replace(/^\s*\n|\s+$/gu, '');
};

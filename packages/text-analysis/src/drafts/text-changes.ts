import { diffArrays } from 'diff';
import { sentencesOf } from '../sentences.ts';
import type { Span } from '../span.ts';

/**
 * A stretch of two texts: `same` in both, or `changed`, where one of the spans may be empty. In order, the stretches
 * cover both texts. The spans of a `same` stretch are equally long, unless they hold nothing but blanks.
 */
export interface TextChange {
  kind: 'same' | 'changed';
  before: Span;
  after: Span;
}

/** Most edits of one comparison. A passage with more counts as rewritten, so that no text takes seconds. */
const SENTENCE_EDITS = 2_000;
const WORD_EDITS = 1_500;

/** A stretch that is compared as a whole. `key` ignores how the text is wrapped. */
interface Token extends Span {
  text: string;
  key: string;
}

const tokenAt = (whole: string, start: number, end: number): Token => {
  const text = whole.slice(start, end);
  return { start, end, text, key: text.replace(/\s+/g, ' ') };
};

/** Sentences, and what stands between them. */
const sentenceTokens = (text: string): Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  const addUntil = (end: number): void => {
    if (end > at) tokens.push(tokenAt(text, at, end));
    at = Math.max(at, end);
  };
  for (const { start, end } of sentencesOf(text)) {
    addUntil(start);
    addUntil(end);
  }
  addUntil(text.length);
  return tokens;
};

/** Words, runs of blanks and single other characters. */
const wordTokens = (text: string, { start, end }: Span): Token[] =>
  Array.from(
    text.slice(start, end).matchAll(/\s+|[\p{L}\p{N}]+(?:['’‑-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu),
    ({ 0: match, index }) => tokenAt(text, start + index, start + index + match.length),
  );

/** How many tokens in a row only the earlier text has, only the later one, or both. */
interface Run {
  added: boolean;
  removed: boolean;
  count: number;
}

const runsOf = (before: readonly Token[], after: readonly Token[], maxEdits: number): Run[] =>
  diffArrays(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
    { maxEditLength: maxEdits },
  ) ?? [
    { added: false, removed: true, count: before.length },
    { added: true, removed: false, count: after.length },
  ];

const isEven = ({ before, after }: TextChange): boolean =>
  before.end - before.start === after.end - after.start;

const joinedTo = (last: TextChange, change: TextChange): TextChange => ({
  kind: change.kind,
  before: { start: last.before.start, end: change.before.end },
  after: { start: last.after.start, end: change.after.end },
});

/** Adds a stretch, joined to the last one where both are of one kind. */
const add = (changes: TextChange[], change: TextChange): void => {
  const last = changes.at(-1);
  const joins =
    last?.kind === change.kind && (change.kind === 'changed' || (isEven(last) && isEven(change)));
  if (joins) changes[changes.length - 1] = joinedTo(last, change);
  else changes.push(change);
};

/** Makes blanks between two changed stretches part of the change, so that words in a row change together. */
const withoutBlankGaps = (before: string, changes: readonly TextChange[]): TextChange[] => {
  const joined: TextChange[] = [];
  for (const [i, change] of changes.entries()) {
    const isGap =
      change.kind === 'same' &&
      joined.at(-1)?.kind === 'changed' &&
      changes[i + 1]?.kind === 'changed' &&
      before.slice(change.before.start, change.before.end).trim() === '';
    add(joined, isGap ? { ...change, kind: 'changed' } : change);
  }
  return joined;
};

/** Compares tokens. With `exact`, tokens that differ in their blanks count as changed. */
const compareTokens = (
  before: readonly Token[],
  after: readonly Token[],
  given: { from: { before: number; after: number }; maxEdits: number; exact: boolean },
): TextChange[] => {
  const changes: TextChange[] = [];
  let [b, a] = [given.from.before, given.from.after];
  let [i, j] = [0, 0];
  const step = (kind: TextChange['kind'], old: Token | undefined, now: Token | undefined): void => {
    const [endBefore, endAfter] = [old?.end ?? b, now?.end ?? a];
    add(changes, {
      kind,
      before: { start: b, end: endBefore },
      after: { start: a, end: endAfter },
    });
    [b, a] = [endBefore, endAfter];
  };
  for (const { added, removed, count } of runsOf(before, after, given.maxEdits)) {
    for (let n = 0; n < count; n += 1) {
      const old = added ? undefined : before[i++];
      const now = removed ? undefined : after[j++];
      const same = old && now && (!given.exact || old.text === now.text);
      step(same ? 'same' : 'changed', old, now);
    }
  }
  return changes;
};

/**
 * Compares two texts: by sentence, then by word within the sentences that differ. A change of blanks or line breaks
 * alone is no change.
 */
export const textChanges = (before: string, after: string): TextChange[] => {
  const changes: TextChange[] = [];
  const bySentence = compareTokens(sentenceTokens(before), sentenceTokens(after), {
    from: { before: 0, after: 0 },
    maxEdits: SENTENCE_EDITS,
    exact: true,
  });
  for (const change of bySentence) {
    if (change.kind === 'same') add(changes, change);
    else {
      const from = { before: change.before.start, after: change.after.start };
      const given = { from, maxEdits: WORD_EDITS, exact: false };
      const words = [wordTokens(before, change.before), wordTokens(after, change.after)] as const;
      for (const one of compareTokens(...words, given)) add(changes, one);
    }
  }
  return withoutBlankGaps(before, changes);
};

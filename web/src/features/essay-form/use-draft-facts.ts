import { ESSAY_MIN_CHARS, essayLength } from '@argint/contracts/limits';
import { countWords, linesOf } from '@argint/text-analysis';
import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { selectDraft } from './draft-slice.ts';
import { watchText } from './watch-text.ts';
import type { DraftStore } from './watch-text.ts';

/** What the page must know about the essay's text besides the text itself. */
export interface DraftFacts {
  /** As a plan counts them: the one word count of the page. */
  words: number;
  /** 0 for blank text. */
  lines: number;
  chars: number;
  isBlank: boolean;
  /** It has text, but fewer characters than an analysis needs. */
  isTooShort: boolean;
}

/** Blanks at the start can hide that a text is long enough. Then all of it is measured. */
const ENOUGH_CHARS = 20 * ESSAY_MIN_CHARS;

const factsOf = (text: string): DraftFacts => {
  const words = countWords(text);
  const hasEnough = (part: string): boolean => essayLength(part) >= ESSAY_MIN_CHARS;
  return {
    words,
    lines: words === 0 ? 0 : linesOf(text).spans.length,
    chars: text.length,
    isBlank: words === 0,
    isTooShort: words > 0 && !hasEnough(text.slice(0, ENOUGH_CHARS)) && !hasEnough(text),
  };
};

const isSame = (a: DraftFacts, b: DraftFacts): boolean =>
  a.words === b.words &&
  a.lines === b.lines &&
  a.chars === b.chars &&
  a.isTooShort === b.isTooShort;

/** Facts about the essay's text. With a long text they follow when typing pauses. */
export const useDraftFacts = (): DraftFacts => {
  const store: DraftStore = useStore<ReturnType<DraftStore['getState']>>();
  const [facts, setFacts] = useState(() => factsOf(selectDraft(store.getState()).text));
  useEffect(
    () =>
      watchText(store, (text) =>
        setFacts((before) => {
          const now = factsOf(text);
          return isSame(before, now) ? before : now;
        }),
      ),
    [store],
  );
  return facts;
};

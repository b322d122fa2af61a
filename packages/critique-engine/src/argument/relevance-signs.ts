import type { ReadEssay } from '../essay.ts';
import { isNamed, questionTerms } from '../layers/question-layer.ts';
import { contentStems } from '../layers/term-layer.ts';
import { memoizeByKey } from '../memoize-by-key.ts';

/** How far an essay takes up what its question names. */
export interface RelevanceSigns {
  /** Terms of the question: stem -> the word as the question has it. */
  asked: ReadonlyMap<string, string>;
  /** Terms that stand nowhere in the essay, as the question has them. */
  missing: readonly string[];
  /** Sentences that name a term, and sentences that name two. */
  onTopic: number;
  linking: number;
  /** Terms in introduction or conclusion. */
  framed: number;
  /** The four from 0 to 1, where 1 is as much as an essay on its question has. */
  shares: Readonly<Record<'terms' | 'focus' | 'frame' | 'ties', number>>;
}

const upTo = (value: number, full: number): number => Math.max(0, Math.min(1, value / full));

/** Counts the terms of the question in the essay. Null without a question, or if it names nothing. Memoized. */
export const relevanceSigns = memoizeByKey((essay: ReadEssay): RelevanceSigns | null => {
  const asked = questionTerms(essay.question ?? '');
  if (asked.size === 0) return null;
  const missing = [...asked]
    .filter(([term]) => !isNamed(term, essay.terms))
    .map(([, word]) => word);
  const named = essay.sentences.map(
    (s) => new Set(contentStems(s.words).filter((term) => asked.has(term))).size,
  );
  const onTopic = named.filter((count) => count > 0).length;
  const linking = named.filter((count) => count >= Math.min(2, asked.size)).length;
  const edges = new Set(
    essay.sentences.filter((s) => s.part !== 'body').flatMap((s) => contentStems(s.words)),
  );
  const framed = [...asked.keys()].filter((term) => edges.has(term)).length;
  const of = (count: number): number => count / Math.max(1, essay.sentences.length);
  return {
    asked,
    missing,
    onTopic,
    linking,
    framed,
    shares: {
      terms: (asked.size - missing.length) / asked.size,
      focus: upTo(of(onTopic), 0.9),
      frame: upTo(framed / asked.size, 0.85),
      ties: upTo(of(linking), 0.5),
    },
  };
});

/** What each share adds to the measure of relevance, and what every text gets. */
export const RELEVANCE_POINTS = { base: 20, terms: 20, focus: 25, frame: 20, ties: 15 } as const;

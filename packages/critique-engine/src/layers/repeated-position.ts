import type { Sentence } from '../essay.ts';
import { contentStems } from './term-layer.ts';

/** Content words that two sentences share if one repeats the other, and which part of the shorter one they are. */
const SHARED = { count: 2, share: 0.6 };
const positionWords =
  /^(?:conclu|opinion|view|believ|think|agre|disagre|sum|strong|convinc|argu|shown|reason|final|essay)/;
const denials = /\b(?:not|no|never|nobody|cannot|against|disagree|oppose|without)\b|n['’]t\b/gi;

const termsOf = (sentence: Sentence): Set<string> =>
  new Set(contentStems(sentence.words).filter((term) => !positionWords.test(term)));

const isDenied = ({ text }: Sentence): boolean => (text.match(denials)?.length ?? 0) % 2 === 1;

/** Content words of an earlier sentence that come back, from which on it is the same statement, and which part of them. */
const SAME = { count: 3, share: 0.75 };

interface Overlap {
  shared: number;
  /** Content words of the shorter sentence, and of the earlier one. */
  shorter: number;
  earlier: number;
}

/** What two sentences share. Null where one denies and the other does not. */
const overlapOf = (later: Sentence, earlier: Sentence): Overlap | null => {
  if (isDenied(later) !== isDenied(earlier)) return null;
  const [a, b] = [termsOf(later), termsOf(earlier)];
  const shared = [...a].filter((term) => b.has(term)).length;
  return { shared, shorter: Math.min(a.size, b.size), earlier: b.size };
};

/** Whether a later sentence says in nearly the same words what an earlier one says. */
export const repeats = (later: Sentence, earlier: Sentence): boolean => {
  const overlap = overlapOf(later, earlier);
  return (
    overlap !== null &&
    overlap.shared >= SHARED.count &&
    overlap.shared >= SHARED.share * overlap.shorter
  );
};

/** Whether a later sentence says all that an earlier one says, so that the earlier one needs no word of opinion. */
export const restates = (later: Sentence, earlier: Sentence): boolean => {
  const overlap = overlapOf(later, earlier);
  return (
    overlap !== null &&
    overlap.shared >= SAME.count &&
    overlap.shared >= SAME.share * overlap.earlier
  );
};

/** Whether two sentences of which each names a view of the writer's speak of the same thing and on the same side. */
export const sharesSubject = (later: Sentence, earlier: Sentence, least = 1): boolean =>
  (overlapOf(later, earlier)?.shared ?? 0) >= least;

/** How many content words two sentences share, whatever they say of them. */
export const sharedTerms = (a: Sentence, b: Sentence): number => {
  const terms = termsOf(a);
  return [...termsOf(b)].filter((term) => terms.has(term)).length;
};

/** Content words from which on two sentences that share nearly all of them are one sentence written twice. */
const TWICE = { count: 4, share: 0.8 };

/** Whether two sentences are the same sentence but for a few words. */
export const isSame = (a: Sentence, b: Sentence): boolean => {
  const overlap = overlapOf(a, b);
  return (
    overlap !== null &&
    overlap.shared >= TWICE.count &&
    overlap.shared >= TWICE.share * Math.max(overlap.shorter, overlap.earlier)
  );
};

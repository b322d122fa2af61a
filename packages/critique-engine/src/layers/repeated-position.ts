import type { Sentence } from '../essay-model.ts';
import { contentStems } from './term-layer.ts';

/** Content words that two sentences share if one repeats the other, and which part of the shorter one they are. */
const SHARED = { count: 2, share: 0.6 };
const stance =
  /^(?:conclu|opinion|view|believ|think|agre|disagre|sum|strong|convinc|argu|shown|reason|final|essay)/;
const denials = /\b(?:not|no|never|nobody|cannot|against|disagree|oppose|without)\b|n['’]t\b/gi;

const termsOf = (sentence: Sentence): Set<string> =>
  new Set(contentStems(sentence.words).filter((term) => !stance.test(term)));

const isDenied = ({ text }: Sentence): boolean => (text.match(denials)?.length ?? 0) % 2 === 1;

/** Whether a later sentence says in nearly the same words what an earlier one says. */
export const repeats = (later: Sentence, earlier: Sentence): boolean => {
  const [a, b] = [termsOf(later), termsOf(earlier)];
  const shared = [...a].filter((term) => b.has(term)).length;
  return (
    shared >= SHARED.count &&
    shared >= SHARED.share * Math.min(a.size, b.size) &&
    isDenied(later) === isDenied(earlier)
  );
};

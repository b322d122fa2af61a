import { COUNTERS, EVIDENCE, HEDGES, REASONS, TRANSITIONS } from './cue-phrases.ts';
import { phraseFinder } from './phrase-finder.ts';
import { wordsIn } from './words.ts';

/** How often each kind of signal word occurs in a text. */
export interface ReasoningCounts {
  words: number;
  transitions: number;
  distinctTransitions: number;
  reasons: number;
  evidence: number;
  counters: number;
  hedges: number;
  questions: number;
  figures: number;
  citations: number;
}

const finders = {
  transitions: phraseFinder(TRANSITIONS),
  reasons: phraseFinder(REASONS),
  evidence: phraseFinder(EVIDENCE),
  counters: phraseFinder(COUNTERS),
  hedges: phraseFinder(HEDGES),
};
const citation =
  /\([^()\n]{0,80}\b(?:1[5-9]|20)\d\d[a-z]?\b[^()\n]{0,30}\)|\[\d{1,3}(?:[,–-] ?\d{1,3}){0,4}\]/g;

/** Citations in brackets, `(Name, 2019: 4)` or `[3]`. */
export const countCitations = (text: string): number => text.match(citation)?.length ?? 0;

/** One pass per list; linear time. */
export const reasoningCounts = (text: string): ReasoningCounts => {
  const words = wordsIn(text);
  const transitions = finders.transitions(words);
  return {
    words: words.length,
    transitions: transitions.length,
    distinctTransitions: new Set(transitions.map((hit) => hit.phrase)).size,
    reasons: finders.reasons(words).length,
    evidence: finders.evidence(words).length,
    counters: finders.counters(words).length,
    hedges: finders.hedges(words).length,
    questions: text.match(/\?/g)?.length ?? 0,
    figures: text.match(/\b\d[\d.,]*/g)?.length ?? 0,
    citations: countCitations(text),
  };
};

import type { LineCritique } from '@argint/contracts';
import type { Span } from '../span.ts';
import { followSpan } from './follow-span.ts';
import { textChanges } from './text-changes.ts';

/** What two drafts are compared by. */
export type ComparedCritique = Pick<
  LineCritique,
  'id' | 'start' | 'end' | 'issueType' | 'ruleId' | 'issue'
>;

/** One draft: its text and the critiques of its result. */
export interface ComparedDraft<C extends ComparedCritique> {
  text: string;
  critiques: readonly C[];
}

/** Which critiques of the earlier draft are gone, which are still there, and which are new. */
export interface MatchedCritiques<C extends ComparedCritique> {
  resolved: C[];
  /** Those of `resolved` whose words stand unchanged, or that are about the whole essay. */
  sameWordsResolved: C[];
  still: {
    before: C;
    after: C;
    /** The words that the critique is about are unchanged. Always true without a place. */
    sameWords: boolean;
  }[];
  added: C[];
}

/** Two critiques of one type but of different rules are the same when their words overlap by this share. */
const SHARED_WORDS = 0.5;
const SAME_RULE = 1;

interface Placed<C> {
  critique: C;
  /** Null: about the whole essay. */
  place: (Span & { whole: boolean }) | null;
}

/** The share that two spans have in common, of both together. */
const sharedPart = (a: Span, b: Span): number => {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  const both = Math.max(a.end, b.end) - Math.min(a.start, b.start);
  return both > 0 ? Math.max(shared, 0) / both : 0;
};

/** How well two critiques match; 0 when they do not. A match of the same rule beats any other. */
const matchOf = <C extends ComparedCritique>(before: Placed<C>, after: Placed<C>): number => {
  const [old, now] = [before.critique, after.critique];
  if (old.issueType !== now.issueType) return 0;
  const sameRule = old.ruleId === now.ruleId;
  if (!before.place || !after.place)
    return before.place === after.place && (sameRule || old.issue === now.issue) ? SAME_RULE : 0;
  const shared = sharedPart(before.place, after.place);
  if (sameRule) return shared > 0 ? SAME_RULE + shared : 0;
  return shared >= SHARED_WORDS ? shared : 0;
};

const placeOf = ({ start, end }: ComparedCritique): Span | null =>
  start === null || end === null ? null : { start, end };

/**
 * Compares the critiques of two drafts by type and by where their words stand after a word diff, never by their
 * offsets or ids. Each critique has at most one match, the best one.
 */
export const matchCritiques = <C extends ComparedCritique>(
  before: ComparedDraft<C>,
  after: ComparedDraft<C>,
): MatchedCritiques<C> => {
  const changes = textChanges(before.text, after.text);
  const earlier = before.critiques.flatMap((critique): Placed<C>[] => {
    const span = placeOf(critique);
    const place = span && followSpan(before.text, changes, span);
    // Its words are gone, so nothing in the later draft can be the same critique.
    return span && !place ? [] : [{ critique, place }];
  });
  const later = after.critiques.map((critique): Placed<C> => {
    const span = placeOf(critique);
    return { critique, place: span && { ...span, whole: true } };
  });
  const candidates = earlier
    .flatMap((old) => later.map((now) => ({ old, now, score: matchOf(old, now) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);

  const partnerOf = new Map<C, MatchedCritiques<C>['still'][number]>();
  const taken = new Set<C>();
  for (const { old, now } of candidates) {
    if (partnerOf.has(old.critique) || taken.has(now.critique)) continue;
    taken.add(now.critique);
    partnerOf.set(old.critique, {
      before: old.critique,
      after: now.critique,
      sameWords: old.place?.whole ?? true,
    });
  }
  const isResolved = (critique: C): boolean => !partnerOf.has(critique);
  return {
    resolved: before.critiques.filter(isResolved),
    sameWordsResolved: earlier
      .filter(({ critique, place }) => isResolved(critique) && (place?.whole ?? true))
      .map(({ critique }) => critique),
    still: before.critiques.flatMap((critique) => partnerOf.get(critique) ?? []),
    added: after.critiques.filter((critique) => !taken.has(critique)),
  };
};

import type { LineCritique } from '@argint/contracts';
import type { Span } from '../span.ts';
import { followSpan } from './follow-span.ts';
import { textChanges } from './text-changes.ts';

/** What two drafts are compared by. */
export type ComparedCritique = Pick<
  LineCritique,
  'id' | 'start' | 'end' | 'issueType' | 'ruleId' | 'slip' | 'issue' | 'related'
>;

/** One draft: its text and the critiques of its result. */
export interface ComparedDraft<C extends ComparedCritique> {
  text: string;
  critiques: readonly C[];
}

/** Which critiques of the earlier draft are gone, which are still there, and which are new. */
export interface MatchedCritiques<C extends ComparedCritique> {
  resolved: C[];
  /** Those of `resolved` whose words stand unchanged in one of their places, or that are about the whole essay. */
  sameWordsResolved: C[];
  still: {
    before: C;
    after: C;
    /** The words at the first place of the critique are unchanged. Always true without a place. */
    sameWords: boolean;
  }[];
  added: C[];
}

/** Two critiques of one type but of different rules are the same when their words overlap by this share. */
const SHARED_WORDS = 0.5;
const SAME_RULE = 1;

interface Placed<C> {
  critique: C;
  /** Where its words stand, in the order of the critique; null for a place that is gone. None: about the whole essay. */
  places: readonly ((Span & { whole: boolean }) | null)[];
}

/** The share that two spans have in common, of both together. */
const sharedPart = (a: Span, b: Span): number => {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  const both = Math.max(a.end, b.end) - Math.min(a.start, b.start);
  return both > 0 ? Math.max(shared, 0) / both : 0;
};

/** The share that the best pair of their places has in common. */
const sharedPlace = <C>(before: Placed<C>, after: Placed<C>): number =>
  Math.max(
    0,
    ...before.places.flatMap((old) =>
      after.places.map((now) => (old && now ? sharedPart(old, now) : 0)),
    ),
  );

/** Whether two critiques are about one habit: a slip keeps its class where another of its rules comes to stand first. */
const isSameRule = (a: ComparedCritique, b: ComparedCritique): boolean =>
  a.ruleId === b.ruleId || (a.slip !== undefined && a.slip === b.slip);

/** How well two critiques match; 0 when they do not. A match of the same rule beats any other. */
const matchOf = <C extends ComparedCritique>(before: Placed<C>, after: Placed<C>): number => {
  const [old, now] = [before.critique, after.critique];
  if (old.issueType !== now.issueType) return 0;
  const sameRule = isSameRule(old, now);
  if (before.places.length === 0 || after.places.length === 0)
    return before.places.length === after.places.length && (sameRule || old.issue === now.issue)
      ? SAME_RULE
      : 0;
  const shared = sharedPlace(before, after);
  if (sameRule) return shared > 0 ? SAME_RULE + shared : 0;
  return shared >= SHARED_WORDS ? shared : 0;
};

const placesOf = ({ start, end, related = [] }: ComparedCritique): Span[] =>
  start === null || end === null ? [] : [{ start, end }, ...related];

/**
 * Compares the critiques of two drafts by type and by where their words stand after a word diff, never by their
 * offsets or ids. One with several places matches by any of them. Each critique has at most one match, the best one.
 */
export const matchCritiques = <C extends ComparedCritique>(
  before: ComparedDraft<C>,
  after: ComparedDraft<C>,
): MatchedCritiques<C> => {
  const changes = textChanges(before.text, after.text);
  const earlier = before.critiques.map((critique): Placed<C> => ({
    critique,
    places: placesOf(critique).map((span) => followSpan(before.text, changes, span)),
  }));
  const later = after.critiques.map((critique): Placed<C> => ({
    critique,
    places: placesOf(critique).map((span) => ({ ...span, whole: true })),
  }));
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
      sameWords: old.places.length === 0 || old.places[0]?.whole === true,
    });
  }
  const isResolved = (critique: C): boolean => !partnerOf.has(critique);
  return {
    resolved: before.critiques.filter(isResolved),
    sameWordsResolved: earlier
      .filter(
        ({ critique, places }) =>
          isResolved(critique) && (places.length === 0 || places.some((place) => place?.whole)),
      )
      .map(({ critique }) => critique),
    still: before.critiques.flatMap((critique) => partnerOf.get(critique) ?? []),
    added: after.critiques.filter((critique) => !taken.has(critique)),
  };
};

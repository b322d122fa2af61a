import type { LineCritique } from '@argint/contracts';
import { isGathered } from './slip-classes.ts';

const byType: Readonly<Record<LineCritique['issueType'], number>> = {
  thesis: 1.3,
  relevance: 1.25,
  argument: 1.2,
  source: 1,
  style: 0.7,
  grammar: 0.8,
};

/** How worthwhile a remark is: severity x confidence x the weight of its issue type in the scores. */
const worth = ({ severity, confidence, issueType }: LineCritique): number =>
  severity * confidence * byType[issueType];

/** At how many places a remark stands: its own, and those of the same slip. */
export const countPlaces = ({ related = [] }: Pick<LineCritique, 'related'>): number =>
  related.length + 1;

/** Compares by position; remarks about the whole essay come last. */
export const inOrder = (a: LineCritique, b: LineCritique): number =>
  (a.start ?? Infinity) === (b.start ?? Infinity)
    ? a.id.localeCompare(b.id)
    : (a.start ?? Infinity) - (b.start ?? Infinity);

/** Compares two remarks that have a place by it. */
export const byPlace = (a: LineCritique, b: LineCritique): number =>
  (a.start ?? 0) - (b.start ?? 0) || a.id.localeCompare(b.id);

/**
 * Compares by worth, the most worthwhile first. Of two with one id, an own rule's and the checker's, the one that says more:
 * the result may not depend on which task ends first.
 */
export const bestFirst = (a: LineCritique, b: LineCritique): number =>
  worth(b) - worth(a) || inOrder(a, b) || b.issue.length - a.issue.length;

/** A list of slips of spelling and typing has as many places as it has slips, and is one thing to mend. */
const PLACES_OF_LIST = 2;
const costlyPlaces = (remark: LineCritique): number =>
  isGathered(remark) ? Math.min(PLACES_OF_LIST, countPlaces(remark)) : countPlaces(remark);

/** Compares by cost: a slip at several places costs as often. */
export const costliestFirst = (a: LineCritique, b: LineCritique): number =>
  costlyPlaces(b) * worth(b) - costlyPlaces(a) * worth(a) || inOrder(a, b);

/** Compares by gravity: severity, then certainty, then place. */
export const gravestFirst = (a: LineCritique, b: LineCritique): number =>
  b.severity - a.severity || b.confidence - a.confidence || inOrder(a, b);

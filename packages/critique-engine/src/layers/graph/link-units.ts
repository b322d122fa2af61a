import type { Sentence } from '../../essay.ts';
import { logistic } from '../../logistic.ts';
import type { Edge, EdgeKind, Unit } from './unit.ts';

/** Log-linear weights of links. Set by hand: what a connective says outweighs where a clause stands. */
const WEIGHTS = {
  bias: -0.6,
  /** A connective that says so: 'because' in the one, 'therefore' in the other. */
  connective: 1.8,
  /** For each sentence between the two. */
  distance: -0.35,
  /** For each concept that both name, up to three. */
  concept: 0.5,
  sameParagraph: 0.8,
  /** The target stands before: writers of English mostly tell the point first. */
  before: 0.3,
} as const;
/** A less likely link is not kept. */
const LINK_FROM = 0.35;
/** Units to either side among which a target is looked for, so that time stays linear. */
const WINDOW = 24;

const CLAIMS = new Set(['claim', 'thesis', 'conclusion']);
const SUPPORT = new Set(['reason', 'evidence']);

const sharedConcepts = (a: Unit, b: Unit): number => {
  const terms = new Set(a.terms);
  return Math.min(3, new Set(b.terms.filter((term) => terms.has(term))).size);
};

const saysSo = (from: Unit, to: Unit): boolean =>
  from.connective?.sense === 'reason' ||
  from.connective?.sense === 'instance' ||
  (to.connective?.sense === 'result' &&
    to.index > from.index &&
    to.sentence.paragraph === from.sentence.paragraph);

const likelihood = (from: Unit, to: Unit): number => {
  const sum =
    WEIGHTS.bias +
    WEIGHTS.connective * Number(saysSo(from, to)) +
    WEIGHTS.distance * Math.abs(from.sentence.index - to.sentence.index) +
    WEIGHTS.concept * sharedConcepts(from, to) +
    WEIGHTS.sameParagraph * Number(from.sentence.paragraph === to.sentence.paragraph) +
    WEIGHTS.before * Number(to.index < from.index);
  return logistic(sum);
};

/** The likeliest target of a link among the units near it. Null if none is likely enough. */
const bestTarget = (
  from: Unit,
  units: readonly Unit[],
  fits: (unit: Unit) => boolean,
  kind: EdgeKind,
): Edge | null => {
  let best: Edge | null = null;
  const near = units.slice(Math.max(0, from.index - WINDOW), from.index + WINDOW);
  for (const to of near) {
    if (to === from || !fits(to)) continue;
    const weight = likelihood(from, to);
    if (weight >= LINK_FROM && weight > (best?.weight ?? 0))
      best = { from: from.index, to: to.index, kind, weight };
  }
  return best;
};

const isMain = (unit: Unit): boolean => !unit.isSubordinate;
const inSentenceOf =
  (unit: Unit) =>
  (other: Unit): boolean =>
    other.sentence === unit.sentence && isMain(other);

const pointsTo = (unit: Unit): boolean => CLAIMS.has(unit.kind) && isMain(unit);

/** The last unit before another one in its paragraph that `fits`. */
const lastBefore = (
  unit: Unit,
  units: readonly Unit[],
  fits: (to: Unit) => boolean,
): Unit | undefined =>
  units
    .slice(Math.max(0, unit.index - WINDOW), unit.index)
    .findLast((to) => to.sentence.paragraph === unit.sentence.paragraph && fits(to));

const isAnswer = (unit: Unit): boolean => unit.kind === 'answer' && isMain(unit);

/** The view of others that a reason of theirs speaks for: the last one before it in its paragraph. */
const supportOfView = (unit: Unit, units: readonly Unit[], kind: EdgeKind): Edge | null => {
  const view = lastBefore(unit, units, (to) => to.kind === 'objection');
  return view ? { from: unit.index, to: view.index, kind, weight: 0.6 } : null;
};

/** Whether a clause draws a claim from what stands before it: 'so it should go'. */
export const drawsResult = ({
  kind,
  isSubordinate,
  connective,
}: Pick<Unit, 'kind' | 'isSubordinate' | 'connective'>): boolean =>
  kind === 'claim' && !isSubordinate && connective?.sense === 'result';

/** A link to the claim that stands before a unit in its paragraph, else to the first one after it there. */
const ownClaimOf = (unit: Unit, units: readonly Unit[], kind: EdgeKind): Edge | null => {
  const fits = (to: Unit): boolean => pointsTo(to) && to.sentence !== unit.sentence;
  const own =
    lastBefore(unit, units, fits) ??
    units
      .slice(unit.index + 1, unit.index + WINDOW)
      .find((to) => to.sentence.paragraph === unit.sentence.paragraph && fits(to));
  return own ? { from: unit.index, to: own.index, kind, weight: LINK_FROM } : null;
};

/**
 * What a reason or a piece of evidence is for. What follows an answer belongs to it. A paragraph speaks of its own claim, so its last sentences do not belong to
 * the claim of the next one; where nothing ties them to a claim, they go with the one that stands before them.
 */
const supportOf = (unit: Unit, units: readonly Unit[]): Edge | null => {
  const kind = unit.connective?.sense === 'instance' ? 'exemplifies' : 'supports';
  if (unit.side === 'against') return supportOfView(unit, units, kind);
  const drawn = units
    .slice(unit.index + 1, unit.index + WINDOW)
    .find((to) => to.sentence === unit.sentence && drawsResult(to));
  if (drawn) return { from: unit.index, to: drawn.index, kind, weight: 0.6 };
  const point = lastBefore(unit, units, (to) => pointsTo(to) || isAnswer(to));
  if (point && isAnswer(point) && point.sentence !== unit.sentence)
    return { from: unit.index, to: point.index, kind, weight: 0.6 };
  const fits = (to: Unit): boolean => pointsTo(to) && to.sentence !== unit.sentence;
  const best = bestTarget(unit, units, fits, kind);
  // A paragraph speaks of its own claim, also in words that the claim has none of.
  if (!best) return ownClaimOf(unit, units, kind);
  const to = units[best.to];
  if (!to || to.sentence.paragraph === unit.sentence.paragraph) return best;
  if (to.kind === 'thesis') {
    const claim = units.find(
      (one) => fits(one) && one.sentence.paragraph === unit.sentence.paragraph,
    );
    return claim ? { from: unit.index, to: claim.index, kind, weight: LINK_FROM } : best;
  }
  const own = lastBefore(unit, units, pointsTo);
  if (own) return { from: unit.index, to: own.index, kind, weight: LINK_FROM };
  return to.index < unit.index ? best : null;
};

const linkOf = (unit: Unit, units: readonly Unit[], thesis: Unit | undefined): Edge | null => {
  if (unit.kind === 'objection')
    return thesis ? { from: unit.index, to: thesis.index, kind: 'opposes', weight: 0.6 } : null;
  if (unit.isSubordinate && unit.connective?.sense === 'reason')
    return bestTarget(unit, units, inSentenceOf(unit), 'supports');
  if (SUPPORT.has(unit.kind)) return supportOf(unit, units);
  if (unit.kind === 'claim' && thesis && isMain(unit))
    return { from: unit.index, to: thesis.index, kind: 'supports', weight: 0.5 };
  if (unit.kind === 'conclusion' && thesis && sharedConcepts(unit, thesis) > 0)
    return { from: unit.index, to: thesis.index, kind: 'restates', weight: 0.6 };
  return null;
};

const answerEdge = (from: Unit, to: Unit): Edge => ({
  from: from.index,
  to: to.index,
  kind: 'answers',
  weight: 0.6,
});

/** Whether an answer can still be meant for a view: they stand in one paragraph or in two that follow each other. */
const isNear = (view: Sentence, answer: Sentence): boolean =>
  answer.paragraph - view.paragraph <= 1;

/** Whether a clause that hangs on another one grants the other side a point: 'although it is dear'. */
export const isConceded = ({
  kind,
  isSubordinate,
  connective,
}: Pick<Unit, 'kind' | 'isSubordinate' | 'connective'>): boolean =>
  kind === 'objection' && isSubordinate && connective?.sense === 'concession';

/** A concession is answered by the main clause of its sentence, any other objection by the next reply. */
const answersIn = (units: readonly Unit[]): Edge[] => {
  let open: Unit[] = [];
  return units.flatMap((unit): Edge[] => {
    if (isConceded(unit)) {
      const main = units
        .slice(Math.max(0, unit.index - WINDOW), unit.index + WINDOW)
        .find(inSentenceOf(unit));
      const answers = main && main.kind !== 'background' && main.kind !== 'objection';
      return answers ? [answerEdge(main, unit)] : [];
    }
    if (unit.kind === 'objection') open.push(unit);
    if (unit.kind !== 'answer') return [];
    const answered = open.filter(({ sentence }) => isNear(sentence, unit.sentence));
    open = [];
    return answered.map((objection) => answerEdge(unit, objection));
  });
};

/** 'Therefore, …' after the answer to an objection rests on that answer. */
const restsOnAnswer = (unit: Unit, units: readonly Unit[]): Edge[] => {
  const answer = drawsResult(unit) ? lastBefore(unit, units, isAnswer) : undefined;
  return answer ? [{ from: answer.index, to: unit.index, kind: 'supports', weight: 0.6 }] : [];
};

/** Links units: reasons and evidence to claims in either direction, objections to the thesis, answers to objections. */
export const linkUnits = (units: readonly Unit[]): Edge[] => {
  const thesis = units.find(({ kind, isSubordinate }) => kind === 'thesis' && !isSubordinate);
  return [
    ...units.flatMap((unit) => linkOf(unit, units, thesis) ?? []),
    ...units.flatMap((unit) => restsOnAnswer(unit, units)),
    ...answersIn(units),
  ];
};

import type { Degree, LineCritique, Outline, OutlineUnit, Reading } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import { isModelCritique } from '@argint/contracts';
import { isAboutThinking } from './remarks/about-thinking.ts';
import { overlap, spansOf } from './remarks/spans.ts';

/** From these severities on a remark says that a passage holds in part, or hardly. */
const PARTLY_FROM = 3;
const HARDLY_FROM = 4;

/** Remarks that say of the essay as a whole that more is concluded than shown. */
const OVERREACH: ReadonlySet<string> = new Set(['model-conclusion-beyond-data']);

const ORDER: readonly Degree[] = ['hardly', 'partly', 'fully'];
const atMost = (held: Degree, most: Degree): Degree =>
  ORDER.indexOf(held) <= ORDER.indexOf(most) ? held : most;

const touches = (remark: LineCritique, spans: readonly Span[]): boolean =>
  spansOf(remark).some((a) => spans.some((b) => overlap(a, b)));

const degreeUnder = (remarks: readonly LineCritique[]): Degree => {
  const gravest = Math.max(0, ...remarks.map(({ severity }) => severity));
  return gravest >= HARDLY_FROM ? 'hardly' : gravest >= PARTLY_FROM ? 'partly' : 'fully';
};

/** A passage, and what it rests on: the reasons of a claim, the answers to an objection. */
const withGround = ({ units, edges }: Outline, index: number): OutlineUnit[] => [
  ...units.slice(index, index + 1),
  ...edges.flatMap(({ from, to, kind }) =>
    to === index && (kind === 'supports' || kind === 'answers') && units[from]?.kind !== 'claim'
      ? (units[from] ?? [])
      : [],
  ),
];

/** What a conclusion can be where a step of the argument does not hold, or it says more than was shown. */
const endUnder = (remarks: readonly LineCritique[]): Degree =>
  remarks.some(
    ({ severity, ruleId }) =>
      severity >= HARDLY_FROM || (severity >= PARTLY_FROM && OVERREACH.has(ruleId)),
  )
    ? 'partly'
    : 'fully';

const heldUnder = (
  outline: Outline,
  index: number,
  remarks: readonly LineCritique[],
): OutlineUnit[] => {
  const [unit, ...ground] = withGround(outline, index);
  if (!unit) return [];
  if (unit.held === undefined) return [unit];
  const own = degreeUnder(remarks.filter((remark) => touches(remark, [unit, ...ground])));
  const isEnd = unit.kind === 'conclusion' || unit.kind === 'thesis';
  const most = isEnd ? atMost(own, endUnder(remarks)) : own;
  return [{ ...unit, held: atMost(unit.held, most) }];
};

/**
 * A model's reading as its own remarks leave it: a passage that a remark faults does not hold fully, and an essay that
 * misses its question in a remark does not answer it fully. So no part of a result praises what another part faults.
 */
export const readingUnderRemarks = (
  reading: Reading,
  remarks: readonly LineCritique[],
): Reading => {
  if (reading.by === 'engine') return reading;
  const thinking = remarks.filter((one) => isModelCritique(one) && isAboutThinking(one));
  const offQuestion = degreeUnder(thinking.filter(({ issueType }) => issueType === 'relevance'));
  const { outline, answersQuestion } = reading;
  return {
    ...reading,
    answersQuestion: answersQuestion && atMost(answersQuestion, offQuestion),
    outline: outline && {
      ...outline,
      units: outline.units.flatMap((_, index) => heldUnder(outline, index, thinking)),
    },
  };
};

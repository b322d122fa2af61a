import {
  isModelCritique,
  type Area,
  type Degree,
  type IssueType,
  type LineCritique,
  type Outline,
  type Reading,
  type Score,
} from '@argint/contracts';
import type { Severity } from '@argint/contracts/severity';
import { listed, plural } from '@argint/text-analysis';
import { READING_SPREAD, scoreAt } from './criterion-score.ts';
import { carriedShare, endOf, hearsOthers, sideShare } from './reading-shares.ts';

/**
 * The rules by which a reading becomes scores, in points of 100. docs/how-we-score.md states them in a table; a test
 * compares the two.
 */
export const READING_RULES = {
  relevance: { fully: 92, partly: 66, hardly: 30 },
  thesis: { inPlace: 88, elsewhere: 76, implied: 58, none: 30 },
  argument: {
    /** What every argument begins with. */
    base: 22,
    /** For claims that their reasons carry. */
    carried: 44,
    /** For views of others that are heard, and for their answers. In a report, a legal answer or a review that hears none, so much of it as claims are carried. */
    heard: 6,
    answered: 12,
    /** For a conclusion that follows. Without one, so much of it as claims are carried. */
    follows: 8,
  },
  /** What a remark takes off its criterion, by severity. From 4 on a step of the argument does not hold. */
  faults: { 1: 1, 2: 2, 3: 4, 4: 16, 5: 24 } satisfies Record<Severity, number>,
  /** The share of it that a remark takes off whose reader is not certain. */
  unsure: 0.5,
  /** An essay has as many faults as it has room for them: from so many words on, each further doubling halves what one takes off. */
  faultWords: 800,
} as const;

/** The criterion that a remark takes points from. */
const AREA_OF: Readonly<Record<IssueType, 'relevance' | 'thesis' | 'argument' | null>> = {
  relevance: 'relevance',
  thesis: 'thesis',
  argument: 'argument',
  // A statement without a source is one without a ground.
  source: 'argument',
  style: null,
  grammar: null,
};

/** A remark whose reader is certain has at least this confidence. */
const CERTAIN = 0.85;

/** Criteria that follow from a reading. The others are measured. */
export type ReadArea = Extract<Area, 'relevance' | 'thesis' | 'argument'>;

/** Points that the remarks of a model take off a criterion, and how many they are. */
const faultsOf = (
  area: ReadArea,
  remarks: readonly LineCritique[],
  words: number,
): { points: number; count: number } => {
  const own = remarks.filter(
    (remark) => isModelCritique(remark) && AREA_OF[remark.issueType] === area,
  );
  const room = Math.sqrt(Math.max(1, words / READING_RULES.faultWords));
  const weigh = ({ severity, confidence }: LineCritique): number =>
    READING_RULES.faults[severity] * (confidence >= CERTAIN ? 1 : READING_RULES.unsure);
  const points = own.reduce((sum, remark) => sum + weigh(remark), 0) / room;
  return { points, count: own.length };
};

const describeFaults = (count: number): string[] =>
  count === 0 ? [] : [`${plural(count, 'remark')} ${count === 1 ? 'finds' : 'find'} fault with it`];

/** A value less what remarks take off. It comes near to 0 and never gets there, so that each further fault lowers it. */
const less = (value: number, points: number): number => value * Math.exp(-points / value);

const judged = (
  value: number,
  evidence: readonly string[],
  area: ReadArea,
  remarks: readonly LineCritique[],
  words: number,
): Score => {
  const { points, count } = faultsOf(area, remarks, words);
  const faults = describeFaults(count);
  // What the reading says of it comes first in the evidence.
  const [lacks] = [...faults, ...evidence];
  return scoreAt(less(value, points), READING_SPREAD, [...evidence, ...faults], lacks);
};

const ANSWERS: Readonly<Record<Degree, string>> = {
  fully: 'your essay answers the question that was asked',
  partly: 'your essay answers part of the question that was asked',
  hardly: 'your essay hardly answers the question that was asked',
};

/** Scores how far the essay answers its question. */
export const relevanceByReading = (
  answers: Degree,
  remarks: readonly LineCritique[],
  words: number,
): Score =>
  judged(READING_RULES.relevance[answers], [ANSWERS[answers]], 'relevance', remarks, words);

/** Scores the position: whether it is said outright, and where. In texts other than essays a reader waits for it. */
export const thesisByReading = (
  { position, outline }: Pick<Reading, 'position' | 'outline'>,
  isEssay: boolean,
  remarks: readonly LineCritique[],
  words: number,
): Score => {
  const { thesis } = READING_RULES;
  if (!position)
    return judged(thesis.none, ['no sentence says what you think'], 'thesis', remarks, words);
  if (!position.isStated)
    return judged(
      isEssay ? thesis.implied : thesis.elsewhere,
      [`line ${position.lineNumber} comes nearest to a position and does not say it outright`],
      'thesis',
      remarks,
      words,
    );
  const inPlace = !isEssay || outline?.units.find(({ kind }) => kind === 'thesis')?.paragraph === 1;
  return judged(
    inPlace ? thesis.inPlace : thesis.elsewhere,
    [
      `line ${position.lineNumber} says what you think${inPlace ? '' : ', after your introduction'}`,
    ],
    'thesis',
    remarks,
    words,
  );
};

const countOf = ({ units }: Outline, kind: string, held?: Degree): number =>
  units.filter((unit) => unit.kind === kind && (held === undefined || unit.held === held)).length;

const describeClaims = (outline: Outline): string => {
  const all = countOf(outline, 'claim');
  if (all === 0) return 'we found no claim that carries your position';
  const full = countOf(outline, 'claim', 'fully');
  return `the reasons you give carry ${full} of ${plural(all, 'claim')} fully`;
};

const ANSWERED: readonly [Degree, string][] = [
  ['fully', 'answered'],
  ['partly', 'answered in part'],
  ['hardly', 'hardly answered'],
];

const describeSide = (outline: Outline): string => {
  const all = countOf(outline, 'objection');
  if (all === 0) return 'no view against yours is heard';
  const heard = `${plural(all, 'view')} against yours ${all === 1 ? 'is' : 'are'} heard`;
  const parts = ANSWERED.flatMap(([degree, words]): [number, string][] => {
    const count = countOf(outline, 'objection', degree);
    return count === 0 ? [] : [[count, words]];
  });
  const [only] = parts;
  return only && parts.length === 1
    ? `${heard} and ${only[1]}`
    : `${heard}: ${listed(parts.map(([count, words]) => `${count} ${words}`))}`;
};

const ENDS: Readonly<Record<Degree, string>> = {
  fully: 'what you conclude follows from your essay',
  partly: 'what you conclude follows in part from your essay',
  hardly: 'what you conclude hardly follows from your essay',
};

const END_SHARE: Readonly<Record<Degree, number>> = { fully: 1, partly: 0.5, hardly: 0 };

/** Scores the argument: how far reasons carry claims, other views are answered, and the conclusion follows. `isEssay` is false for kinds of text that need not hear other views. */
export const argumentByReading = (
  outline: Outline,
  isEssay: boolean,
  remarks: readonly LineCritique[],
  words: number,
): Score => {
  const { base, carried, heard, answered, follows } = READING_RULES.argument;
  const hears = hearsOthers(outline);
  const end = endOf(outline)?.held;
  // A short text may stop with its last reason; its shape is counted under structure.
  const closed = end === undefined ? carriedShare(outline) : END_SHARE[end];
  const value =
    base +
    carried * carriedShare(outline) +
    (hears ? heard + answered * sideShare(outline) : 0) +
    (!hears && !isEssay ? (heard + answered) * carriedShare(outline) : 0) +
    follows * closed;
  const side = hears || isEssay ? [describeSide(outline)] : [];
  const evidence = [describeClaims(outline), ...side, ...(end === undefined ? [] : [ENDS[end]])];
  return judged(value, evidence, 'argument', remarks, words);
};

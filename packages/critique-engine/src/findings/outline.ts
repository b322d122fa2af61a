import type { Outline, OutlineKind, OutlineUnit } from '@argint/contracts';
import type { ReadEssay } from '../essay.ts';
import { argumentOf } from '../layers/graph/read-graph.ts';
import type { ArgumentGraph, Edge, Unit } from '../layers/graph/unit.ts';

/** Most units in an outline, about 25 kB of JSON. Essays of up to some 4,000 words have fewer. */
export const OUTLINE_UNITS_MAX = 400;

/** What is left out first when an essay has too many units. */
const LEAST_NEEDED: readonly OutlineKind[] = [
  'aside',
  'background',
  'reason',
  'evidence',
  'answer',
  'objection',
  'claim',
  'conclusion',
];

/** Neighbouring clauses of one sentence that do the same count as one. */
const isSame = (a: Unit, b: Unit): boolean =>
  a.sentence === b.sentence &&
  a.kind === b.kind &&
  a.speaker === b.speaker &&
  a.evidence === b.evidence;

/** Links from the claims and objections to a position that the graph knows only as a conclusion. */
const linksTo = (stated: Unit, units: readonly Unit[]): Edge[] => {
  const kindOf = ({ kind, isSubordinate }: Unit): Edge['kind'] | null => {
    if (kind === 'objection') return 'opposes';
    return kind === 'claim' && !isSubordinate ? 'supports' : null;
  };
  return units.flatMap((unit): Edge[] => {
    const kind = kindOf(unit);
    return kind ? [{ from: unit.index, to: stated.index, kind, weight: 0.5 }] : [];
  });
};

/**
 * The graph with the position that the result names as its only thesis: claims support it and objections oppose it
 * wherever it stands. A sentence of the introduction that also takes a position is background.
 */
const withStatedThesis = (
  { units, edges }: ArgumentGraph,
  thesis: ReadEssay['thesis'],
): ArgumentGraph => {
  if (!thesis?.stated) return { units, edges };
  const isStated = ({ kind, sentence }: Unit): boolean =>
    sentence === thesis.sentence && (kind === 'conclusion' || kind === 'thesis');
  const stated = units.find(isStated);
  if (!stated) return { units, edges };
  const others = new Set(
    units.filter((unit) => unit.kind === 'thesis' && !isStated(unit)).map(({ index }) => index),
  );
  const kept = edges
    .filter(({ from }) => !others.has(from))
    .map((edge) => (others.has(edge.to) ? { ...edge, to: stated.index } : edge));
  const isLinked = stated.kind === 'thesis' || others.size > 0;
  return {
    units: units.map((unit) =>
      isStated(unit)
        ? { ...unit, kind: 'thesis' }
        : others.has(unit.index)
          ? { ...unit, kind: 'background' }
          : unit,
    ),
    edges: isLinked ? kept : [...kept, ...linksTo(stated, units)],
  };
};

/** Groups of neighbouring clauses, in order. */
const groupsOf = (units: readonly Unit[]): Unit[][] => {
  const groups: Unit[][] = [];
  for (const unit of units) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && isSame(last, unit)) group.push(unit);
    else groups.push([unit]);
  }
  return groups;
};

/** Indexes of the groups to keep: all of them, or the most needed ones. */
const keptOf = (groups: readonly Unit[][], most: number): Set<number> => {
  const rank = (i: number): number => LEAST_NEEDED.indexOf(groups[i]?.[0]?.kind ?? 'aside');
  // The thesis is in no list of what may go, and comes last: -1 would put it first.
  const needed = (i: number): number => (rank(i) < 0 ? LEAST_NEEDED.length : rank(i));
  return new Set(
    groups
      .map((_, i) => i)
      .sort((a, b) => needed(b) - needed(a) || a - b)
      .slice(0, most),
  );
};

/** Numbers of the paragraphs of running text, from 1, by their position among all paragraphs. */
const paragraphNumbers = ({ prose }: Pick<ReadEssay, 'prose'>): Map<number, number> =>
  new Map(prose.map(({ index }, i) => [index, i + 1]));

/** The argument of an essay for the result: at most `most` units, as offsets. Null where there is none. */
export const outlineOf = (essay: ReadEssay, most = OUTLINE_UNITS_MAX): Outline | null => {
  const { units, edges } = withStatedThesis(argumentOf(essay), essay.thesis);
  const groups = groupsOf(units);
  if (groups.length === 0) return null;
  const numbers = paragraphNumbers(essay);
  const kept = keptOf(groups, most);
  const shown = groups.filter((_, i) => kept.has(i));
  const place = new Map(shown.flatMap((group, i) => group.map(({ index }) => [index, i] as const)));
  const links = new Map<string, Outline['edges'][number]>();
  for (const edge of edges) {
    const [from, to] = [place.get(edge.from), place.get(edge.to)];
    if (from === undefined || to === undefined || from === to) continue;
    links.set(`${from}-${to}-${edge.kind}`, { from, to, kind: edge.kind });
  }
  return {
    units: shown.flatMap((group) => publicUnit(group, numbers) ?? []),
    edges: [...links.values()],
    omitted: groups.length - shown.length,
  };
};

const publicUnit = (
  group: readonly Unit[],
  numbers: ReadonlyMap<number, number>,
): OutlineUnit | null => {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return null;
  const { kind, speaker, evidence } = first;
  return {
    start: first.start,
    end: last.end,
    kind,
    paragraph: numbers.get(first.sentence.paragraph) ?? 1,
    ...(speaker === 'writer' ? {} : { speaker }),
    ...(kind === 'evidence' && evidence !== null ? { evidence } : {}),
  };
};

import type { Outline, OutlineUnit } from './outline.ts';

/** What is missing at a passage: a claim without a reason or evidence, an objection that nothing answers. */
export type OutlineGap = 'no-reason' | 'no-answer';

/** A passage of the argument with what hangs on it. */
export interface OutlineNode {
  /** Its position in `units`. */
  index: number;
  unit: OutlineUnit;
  gap: OutlineGap | null;
  /** In the order of the essay. */
  children: OutlineNode[];
}

/** An outline as a tree. Background and asides are left out: they carry nothing. */
export interface OutlineTree {
  /** The position, and claims or conclusions that are linked to nothing above them. */
  roots: OutlineNode[];
  /** What an argument usually has and this one seems to lack. */
  hasThesis: boolean;
  hasOtherView: boolean;
}

const CARRIES_NOTHING: ReadonlySet<OutlineUnit['kind']> = new Set(['background', 'aside']);

/** The unit that each unit hangs on. An objection that is met by a claim hangs on that claim. */
const parentsOf = ({ units, edges }: Outline): Map<number, number> => {
  const parents = new Map<number, number>();
  for (const { from, to, kind } of edges) {
    if (kind !== 'answers') continue;
    if (units[from]?.kind === 'answer') parents.set(from, to);
    else parents.set(to, from);
  }
  for (const { from, to, kind } of edges) {
    const isTop = kind === 'restates' && units[from]?.kind === 'conclusion';
    if (kind !== 'answers' && !isTop && !parents.has(from)) parents.set(from, to);
  }
  return parents;
};

/** Whether `index` is reached again by going up from it. */
const isInCycle = (index: number, parents: ReadonlyMap<number, number>): boolean => {
  const seen = new Set<number>();
  for (let at = parents.get(index); at !== undefined; at = parents.get(at)) {
    if (at === index) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
};

const gapsOf = ({ units, edges }: Outline): Map<number, OutlineGap> => {
  const supported = new Set<number>();
  const answered = new Set<number>();
  for (const { to, kind } of edges) {
    if (kind === 'supports' || kind === 'exemplifies') supported.add(to);
    if (kind === 'answers') answered.add(to);
  }
  const gaps = new Map<number, OutlineGap>();
  // A paragraph with several claims argues for the first of them with the others.
  const firstClaims = new Map<number, number>();
  const argued = new Set<number>();
  units.forEach(({ kind, paragraph }, index) => {
    if (kind !== 'claim') return;
    if (firstClaims.has(paragraph) || supported.has(index)) argued.add(paragraph);
    else firstClaims.set(paragraph, index);
  });
  units.forEach(({ kind, paragraph }, index) => {
    if (firstClaims.get(paragraph) === index && !argued.has(paragraph))
      gaps.set(index, 'no-reason');
    if (kind === 'objection' && !answered.has(index)) gaps.set(index, 'no-answer');
  });
  return gaps;
};

/** The tree of an outline: claims under the thesis, reasons and evidence under claims, answers under objections. */
export const outlineTree = (outline: Outline): OutlineTree => {
  const parents = parentsOf(outline);
  const gaps = gapsOf(outline);
  for (const index of [...parents.keys()]) if (isInCycle(index, parents)) parents.delete(index);
  const nodes = outline.units.map((unit, index): OutlineNode => ({
    index,
    unit,
    gap: gaps.get(index) ?? null,
    children: [],
  }));
  const roots: OutlineNode[] = [];
  for (const node of nodes) {
    if (CARRIES_NOTHING.has(node.unit.kind)) continue;
    const parent = nodes[parents.get(node.index) ?? -1];
    (parent && !CARRIES_NOTHING.has(parent.unit.kind) ? parent.children : roots).push(node);
  }
  const isThesis = ({ unit }: OutlineNode): boolean => unit.kind === 'thesis';
  return {
    roots: [...roots.filter(isThesis), ...roots.filter((node) => !isThesis(node))],
    hasThesis: nodes.some(isThesis),
    // People whom the introduction names stand in no objection.
    hasOtherView: outline.units.some(
      ({ kind, speaker }) => kind === 'objection' || speaker === 'others',
    ),
  };
};

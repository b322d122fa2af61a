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

/** What a reader found missing at a passage. Where nobody judged it, nothing is said to be missing. */
const gapOf = ({ kind, held }: OutlineUnit): OutlineGap | null => {
  if (held !== 'hardly') return null;
  if (kind === 'claim') return 'no-reason';
  return kind === 'objection' ? 'no-answer' : null;
};

/** The tree of an outline: claims under the thesis, reasons and evidence under claims, answers under objections. */
export const outlineTree = (outline: Outline): OutlineTree => {
  const parents = parentsOf(outline);
  for (const index of [...parents.keys()]) if (isInCycle(index, parents)) parents.delete(index);
  const nodes = outline.units.map((unit, index): OutlineNode => ({
    index,
    unit,
    gap: gapOf(unit),
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

/** A critique and the y at which its mark stands, in px. */
export interface Wanted {
  id: string;
  top: number;
}

/** What the margin shows: a chip for each critique, and `+5` for those that find no room. */
export interface Stack {
  chips: readonly (Wanted & {
    /** A `+5` stands at the end of this chip's row. */ shared: boolean;
  })[];
  /** `id` is that of the first hidden critique. */
  folds: readonly (Wanted & { hidden: number })[];
  /** Height of the column in px. */
  height: number;
}

/** Height of a chip with the space below it, px. Less than a row of the essay. */
export const CHIP_HEIGHT = 30;
/** At most this many chips stand on a row of the essay. The rest are folded. */
const CHIPS_PER_ROW = 3;
/** Chips that would stand this far below their row are folded to one, px. */
const MOST_DRIFT = 2 * CHIP_HEIGHT;

const groupByTop = (wanted: readonly Wanted[]): Wanted[][] => {
  const groups: Wanted[][] = [];
  for (const item of wanted) {
    const last = groups.at(-1);
    if (last && (last[0] as Wanted).top >= item.top) last.push(item);
    else groups.push([item]);
  }
  return groups;
};

/**
 * Stacks one-line chips, each level with its mark or as close below as the others allow. `unfolded`
 * holds the ids of the folds that the student has opened.
 */
export const stackChips = (wanted: readonly Wanted[], unfolded: ReadonlySet<string>): Stack => {
  const chips: Stack['chips'][number][] = [];
  const folds: Stack['folds'][number][] = [];
  let floor = 0;
  for (const group of groupByTop(wanted)) {
    const start = Math.max((group[0] as Wanted).top, floor);
    const room = start - (group[0] as Wanted).top > MOST_DRIFT ? 1 : CHIPS_PER_ROW;
    const first = group[room];
    const open = first === undefined || unfolded.has(first.id);
    const shown = open ? group : group.slice(0, room);
    shown.forEach(({ id }, index) => {
      const shared = !open && index === shown.length - 1;
      chips.push({ id, top: start + index * CHIP_HEIGHT, shared });
    });
    floor = start + shown.length * CHIP_HEIGHT;
    if (!open) folds.push({ id: first.id, top: floor - CHIP_HEIGHT, hidden: group.length - room });
  }
  return { chips, folds, height: floor };
};

/** The y of each critique's mark in px, in the order of `lines`. */
export const markTops = (
  lines: readonly { rows: number; places: ReadonlyMap<string, { first: number }> }[],
  { rowHeight, gap }: { rowHeight: number; gap: number },
): Map<string, number> => {
  const tops = new Map<string, number>();
  let top = 0;
  for (const { rows, places } of lines) {
    for (const [id, { first }] of places) {
      if (!tops.has(id)) tops.set(id, top + first * rowHeight);
    }
    top += rows * rowHeight + gap;
  }
  return tops;
};

import type { LineRows } from './measure-lines.ts';
import type { Place } from './place-marks.ts';

/** A place with its position in the gutter. */
export interface GutterItem {
  place: Place;
  /** Row of the icon and of the bracket's top. */
  row: number;
  /** Rows a bracket spans, at least 1. */
  span: number;
  /** Which of the row's icons, counted from the text outwards. */
  slot: number;
  /** Which of the brackets that overlap here, counted from the text outwards. */
  level: number;
  /** How many levels of brackets the line has. Its icons stand outside of them. */
  levels: number;
}

/** Icons a row has room for. Words in the text can do without theirs; brackets and icons cannot. */
const SLOTS = 3;

const isBracket = ({ as }: Place): boolean => as === 'bracket' || as === 'more';

/** Words come last, so that they are the ones without a slot. */
const wordsLast = (a: Place, b: Place): number =>
  Number(a.as === 'words') - Number(b.as === 'words');

/**
 * Gives each icon its own slot in its row, and brackets that overlap their own level. The order is
 * that of `places`, without the words that find no slot.
 */
export const gutterItems = (
  places: readonly Place[],
  rows: LineRows['places'] | null,
): GutterItem[] => {
  const icons = new Map<number, number>();
  const brackets: GutterItem[] = [];
  const items = new Map<Place, GutterItem>();
  for (const place of places.toSorted(wordsLast)) {
    const { first: row, last } = rows?.get(place.critique.id) ?? { first: 0, last: 0 };
    const slot = icons.get(row) ?? 0;
    if (place.as === 'words' && slot >= SLOTS) continue;
    if (place.as !== 'more') icons.set(row, slot + 1);
    const item: GutterItem = {
      place,
      row,
      span: Math.max(1, last - row + 1),
      slot,
      level: 0,
      levels: 0,
    };
    items.set(place, item);
    if (isBracket(place)) {
      item.level = freeLevel(item, brackets);
      brackets.push(item);
    }
  }
  const levels = Math.max(0, ...brackets.map(({ level }) => level + 1));
  return places.flatMap((place) => {
    const item = items.get(place);
    return item ? [{ ...item, levels }] : [];
  });
};

const freeLevel = (item: GutterItem, brackets: readonly GutterItem[]): number => {
  const taken = new Set(
    brackets
      .filter((other) => other.row < item.row + item.span && item.row < other.row + other.span)
      .map(({ level }) => level),
  );
  let level = 0;
  while (taken.has(level)) level += 1;
  return level;
};

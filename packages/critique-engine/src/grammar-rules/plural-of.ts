/** Plurals that no ending makes. A map, because a word of an essay may be 'constructor'. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['life', 'lives'],
  ['wife', 'wives'],
  ['knife', 'knives'],
  ['half', 'halves'],
  ['shelf', 'shelves'],
  ['leaf', 'leaves'],
]);

/** The plural of a noun in lower case. */
export const pluralOf = (noun: string): string =>
  IRREGULAR.get(noun) ??
  (/(?:[sxz]|ch|sh)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`);

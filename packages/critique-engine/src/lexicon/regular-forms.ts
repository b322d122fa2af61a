/** One vowel between consonants, as in 'stop' and 'quit': such a verb doubles its last letter. */
const ONE_SHORT_SYLLABLE = /^(?:[^aeiou]*|qu)[aeiou][bdfgklmnprtvz]$/;
/** British spelling doubles an l behind one vowel also where the stress is elsewhere: 'travelled'. */
const ENDS_IN_L = /[aeiouy].*[^aeiou][aeiou]l$/;

const doubled = (word: string): string =>
  ONE_SHORT_SYLLABLE.test(word) || ENDS_IN_L.test(word) ? word + word.slice(-1) : word;

/** The ending -s of verbs and nouns: 'works', 'watches', 'tries'. */
export const regularS = (word: string): string => {
  if (/(?:[sxz]|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
};

/** The third person: as `regularS`, and 'goes'. */
export const regularThird = (base: string): string =>
  /[^aeiou]o$/.test(base) ? `${base}es` : regularS(base);

/** The past and the participle of a regular verb. */
export const regularPast = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${doubled(base)}ed`;
};

/** The form in -ing of a regular verb. */
export const regularIng = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(base) && base.length > 2
    ? `${base.slice(0, -1)}ing`
    : `${doubled(base)}ing`;
};

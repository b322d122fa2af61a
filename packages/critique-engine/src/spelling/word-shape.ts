/** Prefixes of nouns and verbs in the Nguni languages. */
const prefix = /^(?:ama|aba|isi|izi|imi|umu|ubu|uku|ili|ulu|iin|um|im|in|kwa|oo|aw|e?si|u|i)/;
const cluster =
  '(?:[mn]?(?:[bdfghjklmnpqrstvwxyzc]|bh|ch|dl|dy|gc|gq|gx|hl|kh|ph|qh|th|tsh|ts|ny|ng|rh|xh|dz|ty|kr)[wy]?)';
const openSyllables = new RegExp(`^[aeiou]?(?:${cluster}[aeiou])+$`);
/** Letter sequences that English words do not have. */
const foreignCluster =
  /^(?:m[bdfghjklnpqrstvwxz]|n[bcdfghjklmpqrstvwxz])|(?:^|[^cst])hl|dl[aeiou]|n?[gq]q|nq|nx|[gn]x|qh|xh|ntsh|^t[sh]?w|ndw|ngw|nkw|thw|mth|nt[lh]/;

/** Whether a word looks isiXhosa or isiZulu: amaXhosa, umakhulu, Nkosazana, Mthembu. */
export const looksNguni = (word: string): boolean => {
  if (/^(?:ama|aba|isi|izi|ulu|ubu|kwa|um|e|u|i|o)\p{Lu}/u.test(word)) return true;
  const lower = word.toLowerCase();
  if (lower.length < 4 || !/[aeiou]$/.test(lower) || !openSyllables.test(lower)) return false;
  return (
    foreignCluster.test(lower) ||
    (prefix.test(lower) && /^[aeiou]/.test(lower) && /[aiou]$/.test(lower))
  );
};

/**
 * Whether every syllable of a word ends in its only vowel, as in most names of Southern Africa: Kagiso, Palesa. A last e is
 * mute in English, so a word that ends in one does not count.
 */
export const hasOpenSyllables = (word: string): boolean =>
  word.length > 3 && /[aiou]$/.test(word) && openSyllables.test(word.toLowerCase());

/** Edit distance of two words, ignoring case (Damerau-Levenshtein: two swapped adjacent letters count as one edit). */
export const editDistance = (from: string, to: string): number => {
  const a = from.toLowerCase();
  const b = to.toLowerCase();
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
};

/** Syllables of an English word by its vowel groups, silent final e discounted; at least 1. */
export const countSyllables = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const stem = letters.replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  const groups = stem.match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
};

/** A quote without the punctuation at its end, and without a 'why', 'and' or 'because' that nothing follows. */
export const closed = (quote: string): string => {
  const bare = quote.replace(/[,;:.\s]+$/, '');
  const shorter = bare.replace(/,? (?:and|or|but|why|because)$/i, '');
  return shorter.replace(/[,;:.\s]+$/, '');
};

/** A rough stem, good enough to meet 'educate', 'education' and 'educational' on one ground. */
export const stem = (word: string): string => {
  let w = word.replace(/'s?$/, '').replace(/s'$/, 's');
  if (w.length <= 4)
    return w.endsWith('s') && !w.endsWith('ss') && w.length === 4 ? w.slice(0, -1) : w;
  w = w
    .replace(/(?:ies|ied|y)$/, 'i')
    .replace(/(?:sses)$/, 'ss')
    .replace(/(?:es|s)$/, (m, at: number, all: string) =>
      all.endsWith('ss') || all.endsWith('us') ? m : '',
    );
  const cut = w.replace(
    /(?:isation|ization|ational|ations?|ments?|iveness|fulness|ousness|ingly|edly|ings?|ities|ity|ness|ally|able|ible|ance|ence|tional|tion|sion|ation|ator|ive|ism|ist|ing|ers?|ors?|ed|al|li|ly|ic|e)$/,
    '',
  );
  return cut.length >= 4 ? cut : w.length > 5 && cut.length === 3 ? cut : w;
};

/** Maps the American and British spellings of a word to the same form, which need not be a word. */
export const normaliseSpelling = (word: string): string =>
  word
    .toLowerCase()
    .replace(/our/g, 'or')
    .replace(/re$/, 'er')
    .replace(/res$/, 'ers')
    // 'Travelling' and 'fulfill' have two spellings; 'ilustration' and 'controll' are misspelt.
    .replace(/(?<=[a-z]{2}[aeiou])ll(?=e[drn]|ing|or|ous|ists?$|[mf][eu])/g, 'l')
    .replace(/(?<=fulfi|insti|disti|enro|appa)ll(?=s?$)/, 'l')
    .replace(/ys(?=e|i)/g, 'yz')
    .replace(/is(?=e|i|a)/g, 'iz')
    .replace(/ogue/g, 'og')
    .replace(/enc(?=e)/g, 'ens')
    .replace(/(?:ae|oe)/g, 'e')
    .replace(/t$/, 'ed');

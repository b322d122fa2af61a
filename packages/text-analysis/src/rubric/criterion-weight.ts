const amount = String.raw`\d{1,3}(?:[.,]\d{1,2})?`;
const unit = String.raw`\s?(?:%|per ?cent|marks?|points?|pts?)`;

/** Where a weight may stand: in brackets, in front, or at the end. Group 1 is the weight. */
const places = [
  new RegExp(String.raw`\s*[([]\s*((?:${amount}${unit}?)|\/\s?${amount})\s*[)\]]\s*`, 'iu'),
  new RegExp(String.raw`^(${amount}${unit})\s*(?:for\b|[:–—-])?\s*`, 'iu'),
  new RegExp(String.raw`(?:\s*[:–—,-]\s*|\s{2,})(${amount}(?:${unit})?)\.?$`, 'iu'),
  new RegExp(String.raw`\s+(${amount}\s?(?:%|per ?cent|marks?))\.?$`, 'iu'),
  new RegExp(String.raw`\s+(\/\s?${amount})$`, 'u'),
];
const wholeCell = new RegExp(String.raw`^(?:\/\s?)?${amount}(?:${unit})?$`, 'iu');

const plain = (weight: string): string => weight.replace(/\s+/gu, ' ').trim();

/** The weight that a cell of a table consists of; null where it is something else. */
export const weightOfCell = (cell: string): string | null =>
  wholeCell.test(cell) ? plain(cell) : null;

/** Takes the weight out of a line; '30% Argument', 'Argument (30%)' and 'Argument: 30 marks' give the same text. */
export const takeWeight = (line: string): { text: string; weight: string | null } => {
  for (const place of places) {
    const found = place.exec(line);
    if (!found) continue;
    const text = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`;
    return {
      text: text
        .replace(/\s+([:;,.])/gu, '$1')
        .replace(/^[\s:;,–—-]+|[\s:;,–—-]+$/gu, '')
        .replace(/\s+/gu, ' '),
      weight: plain(found[1] ?? ''),
    };
  }
  return { text: line.replace(/[\s:;,]+$/u, '').replace(/\s+/gu, ' '), weight: null };
};

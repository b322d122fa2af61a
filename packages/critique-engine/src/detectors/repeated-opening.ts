import type { ParagraphDetector, Remark } from '../remark.ts';

/** Three sentences in a row that open with the same word. */
export const repeatedOpening: ParagraphDetector = ({ sentences }) => {
  const remarks: Remark[] = [];
  for (let i = 0; i + 2 < sentences.length; i++) {
    const opening = sentences[i]?.words[0]?.lower;
    let run = 1;
    while (opening && sentences[i + run]?.words[0]?.lower === opening) run++;
    const third = sentences[i + 2]?.words[0];
    if (!opening || run < 3 || !third) continue;
    remarks.push({
      rule: 'repeated-opening',
      issueType: 'style',
      severity: 1,
      at: { start: third.start, end: third.end },
      issue: `${run} sentences in a row open with “${opening}”.`,
      reasoning: `The same beginning flattens the paragraph: after the second “${opening}” a reader no longer hears which sentence matters.`,
      fix: `Join two of them, or open this one with what is new in it: “${sentences[i + 2]?.words
        .slice(1, 6)
        .map((w) => w.lower)
        .join(' ')} …”.`,
      hint: `What links the sentence to the one before, apart from “${opening}”?`,
      confidence: 0.8,
    });
    i += run - 1;
  }
  return remarks;
};

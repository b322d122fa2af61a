import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

/** Three sentences in a row that open with the same word. */
export const repeatedOpening: ParagraphDetector = ({ sentences }) => {
  const drafts: CritiqueDraft[] = [];
  for (let i = 0; i + 2 < sentences.length; i++) {
    const opening = sentences[i]?.words[0]?.lower;
    let run = 1;
    while (opening && sentences[i + run]?.words[0]?.lower === opening) run++;
    const third = sentences[i + 2]?.words[0];
    if (!opening || run < 3 || !third) continue;
    const text = sentences[i + 2]?.text ?? '';
    drafts.push({
      rule: 'repeated-opening',
      issueType: 'style',
      severity: 1,
      at: { start: third.start, end: third.end },
      related: sentences
        .slice(i, i + run)
        .flatMap(({ words: [word] }) =>
          word && word !== third ? [{ start: word.start, end: word.end }] : [],
        ),
      issue: choose(`${text}i`, [
        `${run} sentences in a row open with “${opening}”.`,
        `“${opening}” opens the ${run} sentences from ${cite(sentences[i]?.text ?? '', 40)} on.`,
      ]),
      reasoning: choose(`${text}r`, [
        `The same beginning flattens the paragraph: by ${cite(text, 45)} a reader no longer hears which sentence matters.`,
        `Each sentence seems to start the thought anew, so ${cite(text, 45)} does not sound like a step on from the one before.`,
        `What is new in ${cite(text, 45)} comes late, behind a word the reader has just met twice.`,
      ]),
      fix: `Join two of them, for instance this one and ${cite(sentences[i + 1]?.text ?? '', 40)}, or let what comes late in it come first.`,
      hint: `What links the sentence to the one before, apart from “${opening}”?`,
      confidence: 0.8,
    });
    i += run - 1;
  }
  return drafts;
};

import type { ParagraphDetector, Remark } from '../detector.ts';
import { choose, cite } from '../wording.ts';

/** Three sentences in a row that open with the same word. */
export const repeatedOpening: ParagraphDetector = ({ sentences }) => {
  const remarks: Remark[] = [];
  for (let i = 0; i + 2 < sentences.length; i++) {
    const opening = sentences[i]?.words[0]?.lower;
    let run = 1;
    while (opening && sentences[i + run]?.words[0]?.lower === opening) run++;
    const third = sentences[i + 2]?.words[0];
    if (!opening || run < 3 || !third) continue;
    const text = sentences[i + 2]?.text ?? '';
    const asWritten = text.slice(0, third.end - third.start);
    remarks.push({
      ruleId: 'repeated-opening',
      issueType: 'style',
      severity: 1,
      at: { start: third.start, end: third.end },
      related: sentences
        .slice(i, i + run)
        .flatMap(({ words: [word] }) =>
          word && word !== third ? [{ start: word.start, end: word.end }] : [],
        ),
      issue: choose(`${text}i`, [
        `${run} sentences in a row begin with “${asWritten}”.`,
        `From ${cite(sentences[i]?.text ?? '', 40)} on, ${run} sentences begin with “${asWritten}”.`,
      ]),
      reasoning: choose(`${text}r`, [
        'When every sentence begins in the same way, your reader cannot tell which one matters most.',
        'Sentences with the same beginning sound like a list, and not like one thought that leads to the next.',
        'What is new comes late in each sentence, after a word that your reader has just seen.',
      ]),
      fix: `Join two of them, for example this one and ${cite(sentences[i + 1]?.text ?? '', 40)}, or begin one with what is new in it.`,
      hint: `How does this sentence follow from the one before? Could a word like “because” or “so” show it?`,
      confidence: 0.8,
    });
    i += run - 1;
  }
  return remarks;
};

import { countWords } from '@argint/text-analysis';
import { regionsAt } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { choose, cite } from '../wording.ts';

const FEWEST_WORDS = 6;
const introduced =
  /(?:[:,–—-]|\b(?:said|says|wrote|writes|argued?s?|claims?|notes?|states?|explains?|observes?|describes?|puts? it|asks?|words?|line|passage|following|quotation|quote))\W*$/i;
const takenUp =
  /\b(?:this|that|these|those|here|such|the (?:quotation|quote|passage|line|words?|image|metaphor|speaker|author|writer|poet|narrator)|he|she|they|it|his|her|their)\b/i;

/**
 * A quotation that is a sentence by itself: nobody introduces it and the next sentence does not take it up
 * (the 'dangling quotation' of Graff and Birkenstein, They Say / I Say, ch. 3). Severity 3 in a body
 * paragraph; the motto before an introduction is left alone.
 */
export const droppedQuotation: ParagraphDetector = (paragraph, model) =>
  paragraph.sentences.flatMap((sentence, i): CritiqueDraft[] => {
    if (sentence.part === 'introduction' && i === 0) return [];
    const [region] = regionsAt(model, sentence).filter((r) => r.kind === 'quotation');
    if (!region || region.start > sentence.start || region.end > sentence.end + 2) return [];
    const quoted = model.text.slice(region.start, region.end);
    const rest = model.text
      .slice(region.end, sentence.end)
      .replace(/\([^()]{0,100}\)|\[[^[\]]{0,20}\]/g, '');
    if (countWords(quoted) < FEWEST_WORDS || /\p{L}/u.test(rest)) return [];
    const [before, after] = [paragraph.sentences[i - 1], paragraph.sentences[i + 1]];
    if (before && introduced.test(before.text.slice(-60))) return [];
    if (before && /[“"]/.test(before.text)) return [];
    if (after && takenUp.test(after.text.slice(0, 120))) return [];
    return [
      {
        rule: 'dropped-quotation',
        issueType: 'source',
        severity: sentence.part === 'body' ? 3 : 2,
        at: { start: region.start, end: region.end },
        issue: choose(quoted, [
          `The quotation ${cite(quoted, 45)} stands alone. Nothing before it says why it is there.`,
          `You give the quotation ${cite(quoted, 45)} without a word of your own beside it.`,
        ]),
        reasoning: choose(`${quoted}r`, [
          'A quotation shows what somebody said. Only you can say what it shows for your point.',
          `Your reader has to guess whether you agree with ${cite(quoted, 35)} or not.`,
        ]),
        fix: `Say before it who speaks and why. After ${cite(quoted, 30)}, add a sentence of your own that says what it shows.`,
        hint: `Which words of ${cite(quoted, 35)} do you need for your point?`,
        confidence: 0.6,
      },
    ];
  });

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
    const near = before ?? after;
    const neighbour = near ? cite(near.text, 45) : 'the paragraph';
    return [
      {
        rule: 'dropped-quotation',
        issueType: 'source',
        severity: sentence.part === 'body' ? 3 : 2,
        at: { start: region.start, end: region.end },
        issue: choose(quoted, [
          `${cite(quoted, 45)} stands alone: nothing in ${neighbour} leads to it.`,
          `Between your own sentences ${cite(quoted, 45)} is dropped without a word of yours beside it.`,
        ]),
        reasoning: choose(`${quoted}r`, [
          `A quotation shows what somebody said; what it is to prove for ${neighbour} only you can say.`,
          `The reader has to guess whether ${cite(quoted, 35)} supports ${neighbour} or is about to be answered.`,
        ]),
        fix: `Lead in with who speaks and why it matters to ${neighbour}, and follow ${cite(quoted, 30)} with a sentence of your own on one of its words.`,
        hint: `Which single word of ${cite(quoted, 35)} do you need?`,
        confidence: 0.6,
      },
    ];
  });

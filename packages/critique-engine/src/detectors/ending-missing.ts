import { CLOSINGS, phraseFinder } from '@argint/text-analysis';
import { carriesStance } from '../layers/stance-layer.ts';
import { quoteOf } from '../argument/plain-clause.ts';
import type { EssayDetector } from '../critique-draft.ts';
import { choose } from '../wording.ts';

const closings = phraseFinder(CLOSINGS);
const MIN_WORDS = 150;
/** Openings of a paragraph that brings a further point. */
const goesOn =
  /^\W*(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|next|also|moreover|furthermore|in addition|additionally|besides|another|admittedly|on the other hand|for (?:example|instance)|the (?:second|third|other|next) (?:reason|point|argument|advantage|disadvantage|effect|problem)|meanwhile|some people|similarly)\b/i;

/** The last paragraph brings a further point, and nothing draws the essay together. Severity 3. */
export const endingMissing: EssayDetector = ({ prose, thesis, proseWords }) => {
  const last = prose.at(-1);
  const first = last?.sentences[0];
  const end = last?.sentences.at(-1);
  if (prose.length < 3 || proseWords < MIN_WORDS || !last || !first || !end) return [];
  if (!goesOn.test(first.text) || carriesStance(last.sentences)) return [];
  // The opening sentence of a last paragraph may be taken for a thesis by its place alone.
  if (
    last.sentences.some((s) => (s !== first && s.role === 'thesis') || closings(s.words).length > 0)
  )
    return [];
  const held = thesis?.stated ? quoteOf(thesis.sentence, 60) : 'your answer';
  return [
    {
      rule: 'ending-missing',
      issueType: 'argument',
      severity: 3,
      at: { start: end.start, end: end.end },
      issue: choose(end.text, [
        `The essay stops at ${quoteOf(end, 60)}, in the middle of a point.`,
        `${quoteOf(end, 60)} is the last the reader hears; nothing draws the paragraphs together.`,
      ]),
      reasoning: choose(`${end.text}r`, [
        `The paragraph opens as one point among others (${quoteOf(first, 45)}), so the reader is left to work out what they all come to for ${held}.`,
        `What stands last is remembered best, and that is now ${quoteOf(end, 45)}, not ${held}.`,
      ]),
      fix: `Add a short last paragraph: ${held === 'your answer' ? held : `${held} once more, in other words`}, changed by what the paragraphs have shown, and what follows from it.`,
      hint: `If a reader kept one sentence of the essay in mind, should it be ${quoteOf(end, 45)}?`,
      confidence: 0.65,
    },
  ];
};

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
        `Your essay stops in the middle of a point: ${quoteOf(end, 60)}.`,
        `Your essay ends with ${quoteOf(end, 60)}. No paragraph brings your points together.`,
      ]),
      reasoning: choose(`${end.text}r`, [
        `Your last paragraph is one more point (${quoteOf(first, 45)}). Your reader has to work out alone what all the points mean for ${held}.`,
        `Readers remember the end best. At the moment that is ${quoteOf(end, 45)}, and not ${held}.`,
      ]),
      fix: `Add a short last paragraph. Say ${held === 'your answer' ? held : `${held} once more in other words`}, how your points lead to it, and what follows from it.`,
      hint: `If your reader remembered only one sentence, should it be ${quoteOf(end, 45)}?`,
      confidence: 0.65,
    },
  ];
};

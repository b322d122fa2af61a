import { COUNTERS, phraseFinder } from '@argint/text-analysis';
import type { EssayDetector } from '../remark.ts';
import { cite } from '../wording.ts';

const counters = phraseFinder(COUNTERS);

/** No sentence of the body or conclusion lets another view in. Asked of 150 words and more. */
export const noCounterArgument: EssayDetector = (model) => {
  const { sentences, thesis, proseWords } = model;
  if (
    proseWords < 150 ||
    !thesis?.stated ||
    sentences.some((s) => s.part !== 'introduction' && counters(s.words).length > 0)
  )
    return [];
  const before = sentences.filter((s) => s.part === 'body').at(-1);
  if (!before) return [];
  return [
    {
      rule: 'no-counter-argument',
      issueType: 'argument',
      severity: 3,
      at: { start: before.start, end: before.end },
      issue: `Nobody in the essay disagrees with ${cite(thesis.sentence.text)}.`,
      reasoning:
        'A position that has met its best objection convinces; one that has met none only looks untested.',
      fix: `Before the conclusion, after ${cite(before.text, 40)}, give the strongest reason against you in two sentences and answer it in two.`,
      hint: `Who would lose if ${cite(thesis.sentence.text, 45)} came true, and what would they say?`,
      confidence: 0.65,
    },
  ];
};

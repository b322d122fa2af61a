import { HEDGES, phraseFinder } from '@argint/text-analysis';
import { isForeign } from '../layers/region-lookup.ts';
import type { ParagraphDetector, CritiqueDraft } from '../critique-draft.ts';
import { beside, choose, listed } from '../wording.ts';

const hedges = phraseFinder(
  HEDGES.filter(
    (hedge) => hedge !== 'could' && hedge !== 'often' && hedge !== 'usually' && hedge !== 'likely',
  ),
);

/** Words over which hedges count as hedges of the same clause. */
const SAME_CLAUSE = 9;

/** Three or more hedges in one clause, or two within four words. */
export const stackedHedges: ParagraphDetector = ({ sentences }, model) =>
  sentences.flatMap((sentence): CritiqueDraft[] => {
    const all = hedges(sentence.words);
    const pairAt = all.findIndex((hit, i) => (all[i + 1]?.at ?? Infinity) - hit.at <= 3);
    const threeAt = all.findIndex((hit, i) => (all[i + 2]?.at ?? Infinity) - hit.at <= SAME_CLAUSE);
    const from = threeAt >= 0 ? threeAt : pairAt;
    const hits = from < 0 ? [] : all.slice(from, from + (threeAt >= 0 ? 3 : 2));
    const first = sentence.words[hits[0]?.at ?? -1];
    const lastHit = hits.at(-1);
    const last = lastHit && sentence.words[lastHit.at + lastHit.length - 1];
    if (!first || !last || isForeign(model, { start: first.start, end: last.end })) return [];
    const rest = beside({ start: first.start, end: last.end }, sentence, model, 45);
    const said = listed(hits.map((hit) => `“${hit.phrase}”`));
    return [
      {
        rule: 'stacked-hedges',
        issueType: 'style',
        severity: 2,
        at: { start: first.start, end: last.end },
        issue: `You use ${said} in one sentence, so it hardly claims anything.`,
        reasoning: choose(rest, [
          'One careful word is good. With several, your reader wonders whether you believe it yourself.',
          'Each of these words takes something back, until nothing is left that could be wrong.',
          'A reader who doubts this does not have to object any more: you have done it for them.',
        ]),
        fix: `Keep one of ${said}, the one that says what you really doubt, and leave the others out.`,
        hint: 'What exactly are you unsure of: that it happens, how often, or why?',
        confidence: 0.7,
      },
    ];
  });

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
        issue: `${said} together leave little that the sentence still claims.`,
        reasoning: choose(rest, [
          `One hedge shows care; several make the reader of ${rest} wonder whether you hold the point at all.`,
          `Each of them takes something back, until ${rest} commits you to nothing that could be wrong.`,
          `A doubter of ${rest} need not object any more: you have done it for them.`,
        ]),
        fix: `Keep one of ${said} – the one that names the real doubt about ${rest} – and delete the rest.`,
        hint: 'What exactly are you unsure of: that it happens, how often, or why?',
        confidence: 0.7,
      },
    ];
  });

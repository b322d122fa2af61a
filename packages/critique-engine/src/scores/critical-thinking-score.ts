import { COUNTERS, HEDGES, REASONS, phraseFinder } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { isCited } from '../layers/region-lookup.ts';
import { ramp } from './criterion.ts';

const find = {
  counters: phraseFinder(COUNTERS),
  hedges: phraseFinder(HEDGES),
  reasons: phraseFinder(REASONS),
};

/** 0-100: reasons 30, claims carried 30, other views 20, qualified claims 10, sources 10. */
export const criticalThinkingScore = (model: EssayModel): number => {
  const { sentences, links } = model;
  const having = (finder: (typeof find)['reasons']): number =>
    sentences.filter((s) => finder(s.words).length > 0).length / Math.max(1, sentences.length);
  const carried = links.length
    ? links.filter((l) => l.premises.length > 0).length / links.length
    : 0;
  const cited = sentences.filter((s) => isCited(model, s)).length / Math.max(1, sentences.length);
  return Math.round(
    30 * ramp(having(find.reasons), 0, 0.35) +
      30 * carried * ramp(links.length, 0, 3) +
      20 * ramp(having(find.counters), 0, 0.15) +
      10 * ramp(having(find.hedges), 0, 0.3) +
      10 * ramp(cited, 0, 0.2),
  );
};

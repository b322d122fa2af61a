import { reasoningCounts } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** How many claims carry a reason, what they rest on, and whether another view is let in. */
export const argumentScore = (model: EssayModel): Criterion => {
  const { links, text, proseWords } = model;
  const supported = links.filter((link) => link.premises.length > 0).length;
  const premises = links.reduce((sum, link) => sum + link.premises.length, 0);
  const counts = reasoningCounts(text);
  const per100 = (n: number): number => (proseWords ? (n * 100) / proseWords : 0);
  const share = links.length ? supported / links.length : 0;
  return judged(
    10 +
      30 * share +
      15 * ramp(links.length, 0, 4) +
      15 * ramp(per100(counts.reasons), 0, 1.5) +
      15 * ramp(per100(counts.evidence + counts.figures), 0, 1.2) +
      15 * ramp(counts.counters, 0, 3),
    links.length < 3 ? 18 : 12,
    [
      `${supported} of ${links.length} claims carry a reason`,
      `${premises} sentences give reasons or examples`,
      `${counts.reasons} words tie claim to reason, ${counts.evidence} bring in evidence`,
      counts.counters
        ? `another view is let in ${counts.counters} times`
        : 'no other view is let in',
    ],
  );
};

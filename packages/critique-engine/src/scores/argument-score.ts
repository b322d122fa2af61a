import { reasoningCounts } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { PARAGRAPH_DETECTORS } from '../detectors/all-detectors.ts';
import { plural } from '../wording.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** How many claims carry a reason, what they rest on, and whether another view is let in. */
export const argumentScore = (model: EssayModel): Criterion => {
  const { links, text, proseWords } = model;
  const supported = links.filter((link) => link.premises.length > 0).length;
  const premises = links.reduce((sum, link) => sum + link.premises.length, 0);
  const counts = reasoningCounts(text);
  const per100 = (n: number): number => (proseWords ? (n * 100) / proseWords : 0);
  const objections = model.prose
    .flatMap((p) => PARAGRAPH_DETECTORS.flatMap((detect) => detect(p, model)))
    .filter((remark) => remark.issueType === 'argument' && remark.severity >= 2).length;
  const share = links.length ? supported / links.length : 0;
  return judged(
    5 +
      15 * share * ramp(links.length, 0, 2) +
      20 * ramp(per100(objections), 2, 0) +
      15 * ramp(links.length, 0, 4) +
      15 * ramp(per100(counts.reasons), 0, 1.5) +
      15 * ramp(per100(counts.evidence + counts.figures), 0, 1.2) +
      15 * ramp(counts.counters, 0, 3),
    links.length < 3 ? 18 : 12,
    [
      `${supported} of ${plural(links.length, 'claim')} ${supported === 1 ? 'carries' : 'carry'} a reason`,
      `${plural(objections, 'place')} in the paragraphs where the reasoning can be questioned`,
      `${premises === 1 ? '1 sentence gives' : `${premises} sentences give`} reasons or examples`,
      `${counts.reasons === 1 ? '1 word ties' : `${counts.reasons} words tie`} claim to reason, ${counts.evidence} ${counts.evidence === 1 ? 'brings' : 'bring'} in evidence`,
      counts.counters
        ? `another view is let in ${counts.counters === 1 ? 'once' : `${counts.counters} times`}`
        : 'no other view is let in',
    ],
  );
};

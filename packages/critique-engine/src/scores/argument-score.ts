import { reasoningCounts } from '@argint/text-analysis';
import type { ClaimLink, EssayModel } from '../essay-model.ts';
import { paragraphDrafts } from '../detectors/all-detectors.ts';
import { plural } from '../wording.ts';
import { judged, ramp } from './criterion.ts';
import type { Criterion } from './criterion.ts';

/** Values that give full points: number of claims, and words of reason and of evidence per hundred words. */
export const FULL_MARKS_AT = { claims: 4, reasons: 1.5, evidence: 1.2 };

const supportedOf = (links: readonly ClaimLink[]): number =>
  links.filter(({ premises }) => premises.length > 0).length;

/** 'x of y claims carry a reason'. */
export const describeSupportedClaims = (links: readonly ClaimLink[]): string => {
  const supported = supportedOf(links);
  return `${supported} of ${plural(links.length, 'claim')} ${supported === 1 ? 'carries' : 'carry'} a reason`;
};

/** Scores how many claims have a reason, what supports them, and whether the essay mentions another view. */
export const argumentScore = (model: EssayModel): Criterion => {
  const { links, text, proseWords } = model;
  const supported = supportedOf(links);
  const premises = new Set(links.flatMap((link) => link.premises)).size;
  const counts = reasoningCounts(text);
  const per100 = (n: number): number => (proseWords ? (n * 100) / proseWords : 0);
  const objections = model.prose
    .flatMap((p) => paragraphDrafts(p, model))
    .filter((draft) => draft.issueType === 'argument' && draft.severity >= 2).length;
  const share = links.length ? supported / links.length : 0;
  return judged(
    5 +
      15 * share * ramp(links.length, 0, 2) +
      20 * ramp(per100(objections), 2, 0) +
      15 * ramp(links.length, 0, FULL_MARKS_AT.claims) +
      15 * ramp(per100(counts.reasons), 0, FULL_MARKS_AT.reasons) +
      15 * ramp(per100(counts.evidence + counts.figures), 0, FULL_MARKS_AT.evidence) +
      15 * ramp(counts.counters, 0, 3),
    links.length < 3 ? 18 : 12,
    [
      describeSupportedClaims(links),
      `${plural(objections, 'place')} in the paragraphs where the reasoning can be questioned`,
      `${premises === 1 ? '1 sentence gives' : `${premises} sentences give`} reasons or examples`,
      `${counts.reasons === 1 ? '1 word ties' : `${counts.reasons} words tie`} claim to reason, ${counts.evidence} ${counts.evidence === 1 ? 'brings' : 'bring'} in evidence`,
      counts.counters
        ? `another view is let in ${counts.counters === 1 ? 'once' : `${counts.counters} times`}`
        : 'no other view is let in',
    ],
  );
};

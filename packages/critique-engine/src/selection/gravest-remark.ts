import {
  isAboutLanguage,
  isModelCritique,
  type AnalysisResult,
  type LineCritique,
} from '@argint/contracts';
import { inOrder, worth } from './worth.ts';

/** From this severity on a main claim does not stand. */
const GRAVE = 4;
/** Below this confidence the model itself is in doubt. */
const SURE = 0.7;
/** Readiness that promises too much where the argument has a grave fault. */
const PROMISING = /^(?:Nearly ready|Close)/;

type Judged = Pick<AnalysisResult, 'overallVerdict' | 'recommendation'>;

const isGrave = (critique: LineCritique): boolean =>
  isModelCritique(critique) &&
  critique.severity >= GRAVE &&
  critique.confidence >= SURE &&
  !isAboutLanguage(critique);

/** As the teacher's comment orders remarks, so that both start with the same one. */
const byWorth = (a: LineCritique, b: LineCritique): number =>
  Number(b.fixFirst) - Number(a.fixFirst) || worth(b) - worth(a) || inOrder(a, b);

const placeOf = ({ lineNumber }: LineCritique): string =>
  lineNumber === null ? '' : ` in line ${lineNumber}`;

/**
 * The words of the verdict and the recommendation, with the gravest remark of a model among those that are shown. It
 * can only make them more careful, and leads the recommendation unless a remark of the engine is worth more. The score
 * stays the engine's.
 */
export const withGravestRemark = (
  { overallVerdict, recommendation }: Judged,
  shown: readonly LineCritique[],
): Judged => {
  const thinking = shown.filter((critique) => !isAboutLanguage(critique)).sort(byWorth);
  const gravest = thinking.find(isGrave);
  if (!gravest) return { overallVerdict, recommendation };
  const place = placeOf(gravest);
  const { issue, fix } = gravest;
  return {
    overallVerdict: overallVerdict && {
      ...overallVerdict,
      journalReadiness: PROMISING.test(overallVerdict.journalReadiness)
        ? `Not yet: the AI model found a fault${place} that your argument depends on. ${issue}`
        : overallVerdict.journalReadiness,
      improvements: [
        `${fix} (The gravest remark of the AI model${place}.)`,
        ...overallVerdict.improvements,
      ].slice(0, Math.max(3, overallVerdict.improvements.length)),
    },
    recommendation:
      recommendation && gravest === thinking[0]
        ? `Start with the AI model’s gravest remark${place}. ${fix}`
        : recommendation,
  };
};

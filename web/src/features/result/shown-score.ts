import type { AnalysisResult, ScoreName } from '@argint/contracts';
import { AREA_ISSUES } from '@argint/contracts/area-issues';
import type { TextKey } from '../../lib/i18n/text.ts';

/** A lower score of a criterion is shown only with what explains it. */
const LOW = 50;

/** Said in the place of a score that nothing explains. */
export const UNEXPLAINED: TextKey =
  'We found no place in your essay that explains so low a score, so we do not give it here.';

/** A score as the page shows it. */
interface ShownScore {
  /** Null where there is none, and where nothing explains why it is so low. */
  value: number | null;
  /** What lowered it most, as a fragment of a sentence. */
  shortfall: string | null;
  isLow: boolean;
  isUnexplained: boolean;
}

/** Decides for every part of the page whether a score is shown. */
export const shownScore = (
  { scores, lineCritiques }: Pick<AnalysisResult, 'scores' | 'lineCritiques'>,
  name: ScoreName,
): ShownScore => {
  const { value, shortfall = null } = scores[name];
  const isLow = value !== null && value < LOW;
  const isUnexplained =
    isLow &&
    name !== 'overall' &&
    shortfall === null &&
    !lineCritiques.some(({ issueType }) => AREA_ISSUES[name].includes(issueType));
  return { value: isUnexplained ? null : value, shortfall, isLow, isUnexplained };
};

import type { LineCritique } from '@argint/contracts';
import { toCritique } from '@argint/assembly';
import { essayRemarks } from '../detectors/all-detectors.ts';
import type { ReadEssay } from '../essay.ts';

/** Critiques of the essay as a whole that fit its kind; none where it cannot be judged. */
export const essayCritiques = (essay: ReadEssay): LineCritique[] =>
  essayRemarks(essay).map((remark) => toCritique(remark, essay));

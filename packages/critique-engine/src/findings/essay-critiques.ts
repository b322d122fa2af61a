import type { LineCritique } from '@argint/contracts';
import { toCritique } from '@argint/assembly';
import { essayRemarks } from '../detectors/all-detectors.ts';
import type { EssayModel } from '../essay-model.ts';

/** Critiques of the essay as a whole that fit its kind; none where it cannot be judged. */
export const essayCritiques = (model: EssayModel): LineCritique[] =>
  essayRemarks(model).map((remark) => toCritique(remark, model));

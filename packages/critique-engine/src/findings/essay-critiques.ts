import type { LineCritique } from '@argint/contracts';
import { toCritique } from '../critique-draft.ts';
import { ESSAY_DETECTORS } from '../detectors/all-detectors.ts';
import { isLikely } from '../detectors/rule-chances.ts';
import type { EssayModel } from '../essay-model.ts';
import { maySpeak } from '../kind/who-may-speak.ts';

/** Critiques of the essay as a whole that fit its kind; none where it cannot be judged. */
export const essayCritiques = (model: EssayModel): LineCritique[] =>
  model.unjudgeable
    ? []
    : ESSAY_DETECTORS.flatMap((detect) => detect(model))
        .filter((draft) => maySpeak(model.kind, draft) && isLikely(draft, model))
        .map((draft) => toCritique(draft, model));

import type { Findings } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';

/** The premium report. */
export const findPremium = (model: EssayModel): Findings => ({
  kind: 'premium',
  critiques: [],
  parts: {
    premium: null,
    emptyReasons: {
      premium: model.unjudgeable ?? 'The offline engine does not write this report yet.',
    },
  },
});

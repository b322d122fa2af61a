import type { Findings } from '@argint/contracts';

/** Findings of a grammar task where there is no checker. */
export const WITHOUT_CHECKER: Findings = {
  kind: 'grammar',
  critiques: [],
  emptyReasons: {
    'lineCritiques.grammar': 'The grammar checker is not part of this analysis.',
  },
};

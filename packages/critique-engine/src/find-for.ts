import type { Findings, TaskKind } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import type { EssayModel } from './essay-model.ts';
import { findArgument } from './findings/find-argument.ts';
import { findDialectic } from './findings/find-dialectic.ts';
import { findLines } from './findings/find-lines.ts';
import { findPremium } from './premium/find-premium.ts';
import { findScores } from './findings/find-scores.ts';

/** Why there are no grammar critiques without a checker. */
const WITHOUT_GRAMMAR = 'The grammar checker is not part of this analysis.';

/** The findings of a task of one kind. Only 'lines' uses `range`. 'grammar' needs a checker: see findGrammar. */
export const findFor = (kind: TaskKind, model: EssayModel, range: Span): Findings => {
  switch (kind) {
    case 'lines':
      return findLines(model, range);
    case 'grammar':
      return {
        kind,
        critiques: [],
        parts: { emptyReasons: { 'lineCritiques.grammar': WITHOUT_GRAMMAR } },
      };
    case 'argument':
      return findArgument(model);
    case 'scores':
      return findScores(model);
    case 'dialectic':
      return findDialectic(model);
    case 'premium':
      return findPremium(model);
  }
};

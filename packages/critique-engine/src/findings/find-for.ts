import type { Findings, TaskKind } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import type { EssayModel } from '../essay-model.ts';
import { findArgument } from './find-argument.ts';
import { findDialectic } from './find-dialectic.ts';
import { findLines } from './find-lines.ts';
import { findPremium } from './find-premium.ts';
import { findScores } from './find-scores.ts';

/** Where no checker is at hand: why there are no grammar remarks. */
const WITHOUT_GRAMMAR = 'The grammar checker is not part of this analysis.';

/** What a task of a kind finds; `range` matters to 'lines' alone. 'grammar' needs a checker: see findGrammar. */
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

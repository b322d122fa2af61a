import type { Findings, TaskKind } from '@argint/contracts';
import type { Span } from '@argint/text-analysis';
import type { EssayModel } from './essay-model.ts';
import { findEssay } from './findings/find-essay.ts';
import { findLines } from './findings/find-lines.ts';

/** Why there are no grammar critiques without a checker. */
const WITHOUT_GRAMMAR = 'The grammar checker is not part of this analysis.';

/** Kinds of task that the engine does. The others are for a language model. */
export type EngineKind = Exclude<TaskKind, 'reading' | 'language'>;

/** The findings of a task of one kind. Only 'lines' uses `range`. 'grammar' needs a checker: see findGrammar. */
export const findFor = (kind: EngineKind, model: EssayModel, range: Span): Findings => {
  switch (kind) {
    case 'lines':
      return findLines(model, range);
    case 'essay':
      return findEssay(model);
    case 'grammar':
      return {
        kind,
        critiques: [],
        emptyReasons: { 'lineCritiques.grammar': WITHOUT_GRAMMAR },
      };
  }
};

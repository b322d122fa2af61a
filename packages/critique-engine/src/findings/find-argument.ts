import type { AnalysisResult, Findings } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { essayCritiques } from './essay-critiques.ts';
import { kindStrengths } from './kind-strengths.ts';
import { outlineOf } from './outline.ts';
import { findStrengths } from './strengths.ts';
import { thesisOpportunities } from './thesis-opportunities.ts';

/** Critiques of the essay as a whole, its sentences with their roles, its strengths, its outline, and what its thesis could become. */
export const findArgument = (model: EssayModel): Findings => {
  const emptyReasons: Record<string, string> = {};
  if (model.unreadable) emptyReasons['lineCritiques'] = model.unreadable;
  const strengths = model.unarguable ? kindStrengths(model) : findStrengths(model);
  const opportunities = model.unarguable ? null : thesisOpportunities(model);
  if (strengths.length === 0)
    emptyReasons['strengths'] =
      model.unarguable ??
      'No sentence stood out by its ground, its source or its fairness to another view.';
  if (!opportunities)
    emptyReasons['thesisOpportunities'] =
      model.unarguable ?? 'No sentence was found that a thesis could be made of.';
  const outline = model.unarguable ? null : outlineOf(model);
  if (!outline) emptyReasons['outline'] = model.unarguable ?? 'No argument was found to outline.';
  const parts: Partial<AnalysisResult> = {
    sentences: model.sentences.map(({ start, end, role }) => ({ start, end, role })),
    strengths,
    thesisOpportunities: opportunities,
    textKind: { kind: model.kind.kind, certainty: model.kind.certainty },
    outline,
    emptyReasons,
  };
  return { kind: 'argument', critiques: essayCritiques(model), parts };
};

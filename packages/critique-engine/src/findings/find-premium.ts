import type { Findings, PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { academicStructure } from '../premium/academic-structure.ts';
import { gaps } from '../premium/gaps.ts';
import { hiddenAssumptions } from '../premium/hidden-assumptions.ts';
import { improvementStrategies } from '../premium/improvement-strategies.ts';
import { normativeEmpirical } from '../premium/normative-empirical.ts';
import { scoreEssay } from '../scores/all-scores.ts';
import { selectCritiques } from '../selection/select-critiques.ts';
import { findArgument } from './find-argument.ts';
import { findDialectic } from './find-dialectic.ts';
import { findLines } from './find-lines.ts';

const outside =
  'Needs a collection of exemplars or peers to compare with, which the offline engine does not have.';

/** The premium report from the essay's own words; grammar is not part of its section analysis. */
export const findPremium = (model: EssayModel): Findings => {
  if (model.unjudgeable)
    return {
      kind: 'premium',
      critiques: [],
      parts: { premium: null, emptyReasons: { premium: model.unjudgeable } },
    };
  const { scores } = scoreEssay(model);
  const range = { start: 0, end: model.text.length };
  const all = [...findLines(model, range).critiques, ...findArgument(model).critiques];
  const critiques = selectCritiques(all, model.proseWords);
  const hidden = hiddenAssumptions(model);
  const premium: PremiumResult = {
    scores: {
      total: scores.overall.value,
      relevance: scores.relevance.value,
      argument: scores.argument.value,
      sources: scores.sources.value,
    },
    sectionAnalysis: critiques.flatMap((c) =>
      c.start === null || c.end === null
        ? []
        : [
            {
              startIndex: c.start,
              endIndex: c.end,
              issueType: c.issueType,
              severity: c.severity,
              feedback: c.issue,
              suggestion: c.fix,
              improvementSuggestion: c.fix,
            },
          ],
    ),
    criticalThinking: {
      assumptions: { assumptionCount: hidden.length },
      hiddenAssumptions: hidden,
      normativeEmpirical: normativeEmpirical(model),
      contradictions: [],
      gaps: gaps(model),
      dialecticalPrompts: findDialectic(model).parts.dialecticalPrompts ?? [],
    },
    comparativeAnalysis: null,
    improvementStrategies: improvementStrategies(scores, critiques),
    academicStructure: academicStructure(model),
  };
  const emptyReasons: Record<string, string> = {
    'premium.comparativeAnalysis': outside,
    'premium.criticalThinking.contradictions':
      'The offline engine does not look for contradictions between sentences yet.',
    'premium.improvementStrategies.conceptualFrameworkSuggestions':
      'Choosing a framework needs knowledge of the field.',
  };
  if (hidden.length === 0)
    emptyReasons['premium.criticalThinking.hiddenAssumptions'] =
      'No thesis or claim has a form from which an assumption can be read off.';
  if (!premium.criticalThinking.normativeEmpirical)
    emptyReasons['premium.criticalThinking.normativeEmpirical'] =
      'No sentence says what ought to be or what was observed.';
  if (premium.criticalThinking.gaps.length === 0)
    emptyReasons['premium.criticalThinking.gaps'] = 'No gap of the kinds looked for was found.';
  return { kind: 'premium', critiques: [], parts: { premium, emptyReasons } };
};

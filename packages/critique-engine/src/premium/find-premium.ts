import type { Findings, PremiumResult } from '@argint/contracts';
import type { EssayModel } from '../essay-model.ts';
import { academicStructure } from './academic-structure.ts';
import { gaps } from './gaps.ts';
import { hiddenAssumptions } from '../findings/hidden-assumptions.ts';
import { prioritizedImprovements } from './improvement-strategies.ts';
import { contradictions } from './contradictions.ts';
import { disciplineInsights } from './discipline-insights.ts';
import { readMoves } from '../argument/essay-moves.ts';
import { exemplarComparison } from './exemplar-comparison.ts';
import { frameworks } from './frameworks.ts';
import { scholarlyIntegration } from './scholarly-integration.ts';
import { sectionAnalysis } from '../selection/section-analysis.ts';
import { DISCIPLINE_NAMES } from '../exemplars/discipline.ts';
import { fieldOf } from '../exemplars/essay-field.ts';
import { readStatements } from '../layers/statement-layer.ts';
import { plural } from '../wording.ts';
import { normativeEmpirical } from './normative-empirical.ts';
import { adviceOn } from '../findings/criterion-advice.ts';
import { scoresOf } from '../findings/scores-of.ts';
import { selectCritiques } from '../selection/select-critiques.ts';
import { findArgument } from '../findings/find-argument.ts';
import { dialecticalPrompts } from '../findings/dialectical-prompts.ts';
import { findLines } from '../findings/find-lines.ts';

const NO_PEERS =
  'A percentile needs the essays of other students to stand among, and none are kept for that.';

/** The premium report from the essay's own words; grammar is not part of its section analysis. */
export const findPremium = (model: EssayModel): Findings => {
  if (model.unarguable)
    return {
      kind: 'premium',
      critiques: [],
      parts: { premium: null, emptyReasons: { premium: model.unarguable } },
    };
  const { scores, lacks } = scoresOf(model);
  const range = { start: 0, end: model.text.length };
  const all = [...findLines(model, range).critiques, ...findArgument(model).critiques];
  const critiques = selectCritiques(all, model.proseWords);
  const hidden = hiddenAssumptions(model);
  const moves = readMoves(model);
  const field = fieldOf(model);
  const insights = disciplineInsights(model, moves, field);
  const improvements = prioritizedImprovements(scores, critiques, (area) =>
    adviceOn(area, lacks[area], model, moves),
  );
  const premium: PremiumResult = {
    scores: {
      total: scores.overall.value,
      relevance: scores.relevance.value,
      argument: scores.argument.value,
      sources: scores.sources.value,
    },
    sectionAnalysis: sectionAnalysis(critiques),
    criticalThinking: {
      assumptions: { assumptionCount: hidden.length },
      hiddenAssumptions: hidden,
      normativeEmpirical: normativeEmpirical(model),
      contradictions: contradictions(model),
      gaps: gaps(model, moves),
      dialecticalPrompts: dialecticalPrompts(model),
    },
    comparativeAnalysis: {
      comparisonWithExemplars: exemplarComparison(model, moves, field),
      peerComparisonMetrics: null,
      disciplineSpecificInsights: insights.length ? { recommendations: insights } : null,
    },
    improvementStrategies: improvements.length
      ? {
          prioritizedImprovements: improvements,
          scholarlyIntegration: scholarlyIntegration(
            model,
            moves,
            field,
            critiques.filter(({ issueType }) => issueType === 'source'),
          ),
          conceptualFrameworkSuggestions: frameworks(model, moves),
        }
      : null,
    academicStructure: academicStructure(model),
  };
  const emptyReasons: Record<string, string> = {
    'premium.comparativeAnalysis.peerComparisonMetrics': NO_PEERS,
  };
  if (premium.criticalThinking.contradictions.length === 0)
    emptyReasons['premium.criticalThinking.contradictions'] =
      `${plural(readStatements(model).length, 'plain statement')} of yours were compared by subject; no two deny each other.`;
  if (insights.length === 0)
    emptyReasons['premium.comparativeAnalysis.disciplineSpecificInsights'] =
      `The essay already does what readers of ${DISCIPLINE_NAMES[field.discipline]} look for first.`;
  if (hidden.length === 0)
    emptyReasons['premium.criticalThinking.hiddenAssumptions'] =
      'Nothing more is stated plainly enough to read off what it takes for granted.';
  if (!premium.criticalThinking.normativeEmpirical)
    emptyReasons['premium.criticalThinking.normativeEmpirical'] =
      'No sentence says what ought to be or what was observed.';
  if (premium.criticalThinking.gaps.length === 0)
    emptyReasons['premium.criticalThinking.gaps'] = 'No gap of the kinds looked for was found.';
  return { kind: 'premium', critiques: [], parts: { premium, emptyReasons } };
};

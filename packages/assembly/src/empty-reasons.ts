import type { AnalysisResult, AnalysisType, Reader } from '@argint/contracts';

/** Why no question is asked of an argument. */
const NO_PLAIN_LINK =
  'No cause, comparison, prediction, example or open objection is stated plainly enough to ask about.';
const NO_LEANING = 'There is no sentence to read a leaning from.';
const NO_SIGN = 'No loaded, overconfident or one-sided wording was found.';
const NO_ABSENT = 'No group is spoken of that does not speak, and another view is heard.';
const WHOLE_ESSAY = 'A remark about the whole essay stands at no one place.';
const NO_THESIS = 'No sentence is worded as a position.';
const NO_PLACE = 'No remark falls under it.';

/** Why a part is empty if nobody gave a reason. */
const defaults: Readonly<Record<string, string>> = {
  'clientAnalysis.criticalThinking.overallScore': 'There was too little prose to judge.',
  'clientAnalysis.criticalThinking.level': 'There was too little prose to judge.',
  'cloudAnalysis.model': 'No language model read this essay.',
  'cloudAnalysis.notes': 'There is nothing to add.',
  lineCritiques: 'Nothing was found that is worth a remark.',
  'lineCritiques.lineNumber': WHOLE_ESSAY,
  'lineCritiques.line': WHOLE_ESSAY,
  'lineCritiques.start': WHOLE_ESSAY,
  'lineCritiques.end': WHOLE_ESSAY,
  'lineCritiques.quote': WHOLE_ESSAY,
  'outline.edges': 'No passage of the essay is linked to another one.',
  sentences: 'The text holds no sentence of running prose.',
  strengths: 'No passage stood out as one to keep doing.',
  dialecticalPrompts: NO_PLAIN_LINK,
  'dialecticalPrompts.followUps': 'The question stands on its own.',
  'criticalThinkingAmplification.opportunitiesIdentified': 'No opening was found in the thesis.',
  'criticalThinkingAmplification.caveatsGenerated': 'No caveat was found to give.',
  'criticalThinkingAmplification.synthesisPrompts':
    'The essay makes fewer than two claims that could be brought together.',
  'criticalThinkingAmplification.authorBiasAnalysis': NO_LEANING,
  'criticalThinkingAmplification.authorBiasAnalysis.methodologicalLimitations': NO_SIGN,
  'criticalThinkingAmplification.authorBiasAnalysis.opposingSchools': NO_ABSENT,
  'thesisOpportunities.originalThesis': NO_THESIS,
  'thesisOpportunities.start': NO_THESIS,
  'thesisOpportunities.end': NO_THESIS,
  'thesisOpportunities.lineNumber': NO_THESIS,
  'thesisOpportunities.opportunities': 'No opening was found in the thesis.',
  'thesisOpportunities.opportunities.potentialCaveats': 'No caveat was found to give.',
  'thesisOpportunities.refinedThesisOptions':
    'No clause of the essay fits into a new wording of its position.',
  'thesisOpportunities.authorBiasAnalysis': NO_LEANING,
  'thesisOpportunities.authorBiasAnalysis.methodologicalLimitations': NO_SIGN,
  'thesisOpportunities.authorBiasAnalysis.opposingSchools': NO_ABSENT,
  'overallVerdict.improvements': 'We found nothing that we could tell you to improve.',
  'premium.sectionAnalysis': 'No remark has a place in the text.',
  'premium.criticalThinking.assumptions': 'Assumptions were not counted.',
  'premium.criticalThinking.dialecticalPrompts': NO_PLAIN_LINK,
  'premium.criticalThinking.normativeEmpirical':
    'A count of words such as “should” does not tell a judgement from an observation.',
  'premium.criticalThinking.contradictions':
    'No two plain statements of the essay deny each other.',
  'premium.comparativeAnalysis.peerComparisonMetrics':
    'A percentile needs the essays of other students to stand among, and none are kept for that.',
  'premium.comparativeAnalysis.comparisonWithExemplars.strengthGaps':
    'The essay does all that the passages beside it do.',
  'premium.comparativeAnalysis.disciplineSpecificInsights.recommendations':
    'The essay already does what readers of its field look for first.',
  'premium.improvementStrategies.conceptualFrameworkSuggestions':
    'The essay has no sentence to fill a frame with.',
  'premium.improvementStrategies': 'We found nothing that we could tell you to improve.',
  'premium.improvementStrategies.prioritizedImprovements.actionPlan': NO_PLACE,
  'premium.improvementStrategies.scholarlyIntegration':
    'No sentence reports a fact for which a reader would want a source.',
  'premium.academicStructure.overallStructuralAssessment.strengths':
    'No strength of the kinds looked for was found.',
  'premium.academicStructure.overallStructuralAssessment.weaknesses':
    'No weakness of the kinds looked for was found.',
  'premium.academicStructure.overallStructuralAssessment.recommendations':
    'No weakness of the kinds looked for was found.',
};

/** Parts that are always null or empty for some types of analysis. */
const byType = (type: AnalysisType): Record<string, string> => ({
  ...(type === 'simple' && {
    cloudAnalysis: 'The client-only analysis uses no cloud part.',
    criticalThinkingAmplification: 'Not part of the client-only analysis.',
    dialecticalPrompts: 'Not part of the client-only analysis.',
  }),
  ...(type !== 'comprehensive' && { premium: 'Only the comprehensive analysis has it.' }),
});

/** Said of each part of thinking that our own engine leaves empty. */
const NEEDS_A_READER = 'Our rules cannot judge this. Ask somebody who reads your essay.';

/** Parts about what an essay argues, which only a reader who understands it can fill. */
const OF_THINKING: readonly string[] = [
  'strengths',
  'dialecticalPrompts',
  'thesisOpportunities.opportunities',
  'thesisOpportunities.refinedThesisOptions',
  'criticalThinkingAmplification',
  'premium.criticalThinking.hiddenAssumptions',
  'premium.criticalThinking.contradictions',
  'premium.criticalThinking.dialecticalPrompts',
  'premium.criticalThinking.gaps',
  'premium.comparativeAnalysis',
  'premium.improvementStrategies.conceptualFrameworkSuggestions',
];

/** Said of what a model may leave empty. The engine's reason would speak of what its rules looked for. */
const NONE_NAMED = 'The reading of your essay names none.';
const NO_LISTED_WORD =
  'Beside the remarks, no word of your essay is on our list of one-sided words.';
const NO_SILENT_GROUP =
  'The reading of your essay names no group that the matter concerns and that nobody speaks for.';
const BY_MODEL: Readonly<Record<string, string>> = {
  'criticalThinkingAmplification.authorBiasAnalysis.methodologicalLimitations': NO_LISTED_WORD,
  'criticalThinkingAmplification.authorBiasAnalysis.opposingSchools': NO_SILENT_GROUP,
  'thesisOpportunities.authorBiasAnalysis.methodologicalLimitations': NO_LISTED_WORD,
  'thesisOpportunities.authorBiasAnalysis.opposingSchools': NO_SILENT_GROUP,
  ...Object.fromEntries(
    [
      'criticalThinkingAmplification.caveatsGenerated',
      'criticalThinkingAmplification.synthesisPrompts',
      'criticalThinkingAmplification.opportunitiesIdentified',
      'thesisOpportunities.opportunities',
      'thesisOpportunities.opportunities.potentialCaveats',
      'thesisOpportunities.refinedThesisOptions',
      'dialecticalPrompts',
      'premium.criticalThinking.dialecticalPrompts',
      'premium.criticalThinking.contradictions',
      'premium.comparativeAnalysis.comparisonWithExemplars.strengthGaps',
      'premium.comparativeAnalysis.disciplineSpecificInsights.recommendations',
      'premium.improvementStrategies.conceptualFrameworkSuggestions',
    ].map((path) => [path, NONE_NAMED]),
  ),
};

/** Every path of a value that is null or an empty list, outermost first; items of a list share the path of the list. */
const emptyPaths = (value: unknown, path: string, found: Set<string>): void => {
  if (value === null || (Array.isArray(value) && value.length === 0)) found.add(path);
  else if (Array.isArray(value)) for (const item of value) emptyPaths(item, path, found);
  else if (typeof value === 'object') {
    // One reason explains a withheld score and all its parts.
    if ('value' in value && value.value === null) found.add(path);
    for (const [name, part] of Object.entries(value))
      if (path || name !== 'emptyReasons') emptyPaths(part, path ? `${path}.${name}` : name, found);
  }
};

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** The reason given for a path or for a part that contains it. */
const inherited = (path: string, given: Readonly<Record<string, string>>): string | undefined => {
  for (let at = parentOf(path); at; at = parentOf(at)) if (given[at]) return given[at];
  return undefined;
};

/** The path of the same value under its other name. The reason is the same. */
const twin = (path: string): string =>
  path
    .replace(/^premium\.scores\.total$/, 'scores.overall')
    .replace(/^premium\.scores\./, 'scores.');

/** Parts that are empty where the text is not judged as an argument. */
const OF_ARGUMENT =
  /^(?:outline|thesisOpportunities|criticalThinkingAmplification|dialecticalPrompts|criticalThinkingLevel|premium|clientAnalysis\.criticalThinking|strengths)\b/;

/**
 * A reason for every null and every empty list of a finished result, by path ('a.b.c', without indexes). A given reason
 * comes first, then the one for the type of analysis, for the containing part, and a general one.
 */
export const explainEmpty = (
  result: Omit<AnalysisResult, 'emptyReasons'>,
  known: {
    given: Readonly<Record<string, string>>;
    analysisType: AnalysisType;
    /** Why the text is not judged as an argument; null if it is. */
    unarguable: string | null;
    reader: Reader;
  },
): Record<string, string> => {
  const { given, analysisType, unarguable, reader } = known;
  const paths = new Set<string>();
  emptyPaths(result, '', paths);
  const ofType = byType(analysisType);
  const ofReader = (path: string): string | undefined =>
    reader === 'model' ? BY_MODEL[path] : OF_THINKING.includes(path) ? NEEDS_A_READER : undefined;
  const reasons: Record<string, string> = { ...given };
  for (const path of paths)
    reasons[path] ??=
      given[twin(path)] ??
      ofType[path] ??
      (unarguable !== null && OF_ARGUMENT.test(path) ? unarguable : undefined) ??
      inherited(twin(path), given) ??
      ofReader(path) ??
      defaults[path] ??
      'Nothing of this kind was found.';
  return reasons;
};

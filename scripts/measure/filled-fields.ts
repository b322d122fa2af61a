/**
 * node scripts/measure/filled-fields.ts FILE [ESSAYS] shows in what share of essays each field of a comprehensive
 * result is filled, and the most frequent reason when it is empty. It takes ESSAYS (default 200) essays spread evenly
 * over the file, without grammar.
 */
import type { AnalysisResult } from '@argint/contracts';
import { analyse } from '../../packages/critique-engine/src/cli/analyse.ts';
import { readEssays } from './critiqued-essays.ts';
import type { MeasuredEssay } from './critiqued-essays.ts';

/** Paths of fields in the result; `[]` means any item of the list. A field is filled unless null, empty text or an empty list. */
const fields = [
  'lineCritiques',
  'strengths',
  'overallVerdict',
  'overallVerdict.improvements',
  'recommendation',
  'criticalThinkingLevel',
  'thesisOpportunities.originalThesis',
  'thesisOpportunities.opportunities',
  'thesisOpportunities.refinedThesisOptions',
  'thesisOpportunities.authorBiasAnalysis',
  'thesisOpportunities.authorBiasAnalysis[].methodologicalLimitations',
  'thesisOpportunities.authorBiasAnalysis[].opposingSchools',
  'dialecticalPrompts',
  'criticalThinkingAmplification.opportunitiesIdentified',
  'criticalThinkingAmplification.caveatsGenerated',
  'criticalThinkingAmplification.synthesisPrompts',
  'criticalThinkingAmplification.authorBiasAnalysis',
  'premium.sectionAnalysis',
  'premium.criticalThinking.hiddenAssumptions',
  'premium.criticalThinking.normativeEmpirical',
  'premium.criticalThinking.normativeEmpirical.prompts',
  'premium.criticalThinking.contradictions',
  'premium.criticalThinking.gaps',
  'premium.criticalThinking.dialecticalPrompts',
  'premium.comparativeAnalysis.comparisonWithExemplars',
  'premium.comparativeAnalysis.comparisonWithExemplars.approachDifferences',
  'premium.comparativeAnalysis.comparisonWithExemplars.strengthGaps',
  'premium.comparativeAnalysis.peerComparisonMetrics',
  'premium.comparativeAnalysis.disciplineSpecificInsights',
  'premium.improvementStrategies.prioritizedImprovements',
  'premium.improvementStrategies.scholarlyIntegration',
  'premium.improvementStrategies.conceptualFrameworkSuggestions',
  'premium.academicStructure.overallStructuralAssessment.strengths',
  'premium.academicStructure.overallStructuralAssessment.weaknesses',
  'premium.academicStructure.overallStructuralAssessment.recommendations',
] as const;

const isFilled = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && !value.length);

const valuesAt = (value: unknown, path: readonly string[]): unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (value === null || typeof value !== 'object') return [];
  const part = (value as Record<string, unknown>)[name.replace('[]', '')];
  const parts = name.endsWith('[]') && Array.isArray(part) ? part : [part];
  return parts.flatMap((item) => valuesAt(item, rest));
};

/** A field, the number of results that fill it, and the most frequent reason when it is empty. */
export interface FilledField {
  field: string;
  filled: number;
  reason: string | null;
}

const mostCommon = (values: readonly string[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
};

/** Quotations and numbers are removed from the reasons, so that no word of an essay is printed. */
export const filledFields = (results: readonly AnalysisResult[]): FilledField[] =>
  fields.map((field) => {
    const empty = results.filter((result) => !valuesAt(result, field.split('.')).some(isFilled));
    const path = field.replace('[]', '');
    const reasons = empty.flatMap(({ emptyReasons }) => {
      let at: string = path;
      while (at && !emptyReasons[at]) at = at.slice(0, Math.max(0, at.lastIndexOf('.')));
      return (emptyReasons[at] ?? '–').replace(/\d+/g, 'n').replace(/“[^”]*”/g, '“…”');
    });
    return { field, filled: results.length - empty.length, reason: mostCommon(reasons) };
  });

/** The comprehensive result of one essay, without grammar. */
export const resultOf = ({
  text,
  question,
}: Pick<MeasuredEssay, 'text' | 'question'>): Promise<AnalysisResult> =>
  analyse(text, question, 'comprehensive');

const main = async (file: string | undefined, count: number): Promise<void> => {
  if (!file) {
    process.stderr.write('usage: node scripts/measure/filled-fields.ts FILE [ESSAYS]\n');
    process.exitCode = 2;
    return;
  }
  const essays = readEssays(file);
  const step = Math.max(1, essays.length / count);
  const results = await Promise.all(
    essays.filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step)).map(resultOf),
  );
  process.stdout.write(
    `| field | filled, of ${results.length} | most common reason where it is empty |\n|---|---|---|\n`,
  );
  for (const { field, filled, reason } of filledFields(results))
    process.stdout.write(
      `| ${field} | ${((filled / results.length) * 100).toFixed(1)} % | ${reason ?? ''} |\n`,
    );
};

if (import.meta.main) await main(process.argv[2], Number(process.argv[3] ?? 200));

/**
 * Question: in how many essays is each field of a comprehensive result filled?
 * Run: node scripts/measure/filled-fields.ts FILE.jsonl [COUNT]
 * FILE holds one object a line with `text` (or `paragraphs` of sentences) and perhaps `question`; COUNT (200)
 * of them, evenly spread, are analysed without the grammar checker. Prints a Markdown table; no word of an essay.
 */
import { readFileSync } from 'node:fs';
import type { AnalysisResult } from '@argint/contracts';
import {
  findFor,
  mergeFindings,
  planTasks,
  readEssay,
} from '../../packages/critique-engine/src/index.ts';

interface Item {
  text?: string;
  question?: string;
  paragraphs?: { text: string }[][];
}

/** Fields of the result, `[]` = any item of the list; filled = neither null, empty text nor empty list. */
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

const analyse = ({ text = '', question = null }: { text?: string; question?: string | null }) => {
  const model = readEssay(text, question);
  const findings = planTasks(text, 'comprehensive').map((task) => findFor(task.kind, model, task));
  return mergeFindings(findings, {
    text,
    analysisType: 'comprehensive',
    engine: 'offline',
    model: null,
    notes: [],
  });
};

const [file, count = '200'] = process.argv.slice(2);
if (!file) {
  process.stderr.write('usage: node scripts/measure/filled-fields.ts FILE.jsonl [COUNT]\n');
  process.exit(1);
}
const items = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as Item);
const step = Math.max(1, items.length / Number(count));
const chosen = Array.from(
  { length: Math.min(items.length, Number(count)) },
  (_, i) => items[Math.floor(i * step)],
);
const results: AnalysisResult[] = chosen.flatMap((item) =>
  item
    ? [
        analyse({
          text:
            item.text ??
            (item.paragraphs ?? []).map((p) => p.map((s) => s.text).join(' ')).join('\n\n'),
          question: item.question ?? null,
        }),
      ]
    : [],
);
const share = (filled: number): string => `${((filled / results.length) * 100).toFixed(1)} %`;
process.stdout.write(
  `| field | filled, of ${results.length} | most common reason for an empty one |\n|---|---|---|\n`,
);
for (const field of fields) {
  const path = field.split('.');
  const empty = results.filter((result) => !valuesAt(result, path).some(isFilled));
  const reasons = new Map<string, number>();
  for (const { emptyReasons } of empty) {
    const plain = field.replace('[]', '');
    const reason = (emptyReasons[plain] ?? '–').replace(/\d+/g, 'n').replace(/“[^”]*”/g, '“…”');
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const [most = ['–']] = [...reasons].sort((a, b) => b[1] - a[1]);
  process.stdout.write(
    `| ${field} | ${share(results.length - empty.length)} | ${String(most[0])} |\n`,
  );
}

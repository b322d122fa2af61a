import { eachScore, type AnalysisResult, type LineCritique } from '@argint/contracts';
import { resultJson } from './sample-json.ts';

/** A critique of `quote`, with an id that names where it stands. */
const sampleCritique = (text: string, quote: string): LineCritique => {
  const start = text.indexOf(quote);
  return {
    id: `vague-${start}`,
    lineNumber: 1,
    line: 1,
    start,
    end: start + quote.length,
    quote,
    issueType: 'argument',
    severity: 3,
    severityLevel: 'HIGH',
    issue: 'Who says so?',
    reasoning: 'A reader asks.',
    fix: 'Say who.',
    suggestion: 'Say who.',
    hint: 'Who?',
    ruleId: 'vague',
    confidence: 0.9,
    fixFirst: false,
  };
};

/** A result with one critique for each quote. Every score is `value`, with a band of 5 on both sides. */
export const critiquedJson = (
  text: string,
  quotes: readonly string[],
  value = 50,
  cloudAnalysis: AnalysisResult['cloudAnalysis'] = null,
): string => {
  const result = JSON.parse(resultJson(value)) as AnalysisResult;
  const scores = eachScore((name) => ({
    ...result.scores[name],
    low: value - 5,
    high: value + 5,
  }));
  const lineCritiques = quotes.map((quote) => sampleCritique(text, quote));
  return JSON.stringify({ ...result, scores, lineCritiques, cloudAnalysis });
};

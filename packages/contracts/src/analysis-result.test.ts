import { describe, expect, test } from '@jest/globals';
import {
  analysisResultSchema,
  findingsSchema,
  readFindings,
  ISSUE_TYPES,
  lineCritiqueSchema,
  premiumSchema,
  SCORE_NAMES,
  scoreSchema,
  scoresSchema,
  TASK_KINDS,
  verdictSchema,
} from './analysis-result.ts';

const critique = {
  id: 'cliche-0',
  lineNumber: 1,
  line: 1,
  start: 0,
  end: 4,
  quote: 'Text',
  issueType: 'style',
  severity: 2,
  severityLevel: 'MEDIUM',
  issue: 'i',
  reasoning: 'r',
  fix: 'f',
  suggestion: 'f',
  hint: 'h',
  ruleId: 'cliche',
  confidence: 0.5,
  fixFirst: false,
};
const score = { value: 50, low: 40, high: 60, evidence: [] };
const scores = Object.fromEntries(SCORE_NAMES.map((name) => [name, score]));
const premium = {
  scores: { total: null, relevance: null, argument: null, sources: null },
  sectionAnalysis: [],
  criticalThinking: {
    assumptions: null,
    hiddenAssumptions: [],
    normativeEmpirical: null,
    contradictions: [],
    gaps: [],
    dialecticalPrompts: [],
  },
  comparativeAnalysis: null,
  improvementStrategies: null,
  academicStructure: null,
};
const result = {
  processingMode: 'HYBRID',
  recommendation: null,
  criticalThinkingLevel: null,
  sentences: [],
  strengths: [],
  emptyReasons: {},
  clientAnalysis: null,
  cloudAnalysis: null,
  lineCritiques: [critique],
  criticalThinkingAmplification: null,
  thesisOpportunities: null,
  dialecticalPrompts: [],
  overallVerdict: null,
  scores,
  premium: null,
};

interface Schema {
  safeParse(value: unknown): { success: boolean };
}
const accepts = (schema: Schema, value: unknown): boolean => schema.safeParse(value).success;

describe('a line critique', () => {
  test('is accepted with a place, and without one as a critique about the whole essay', () => {
    expect(accepts(lineCritiqueSchema, critique)).toBe(true);
    const whole = { lineNumber: null, line: null, start: null, end: null, quote: null };
    expect(accepts(lineCritiqueSchema, { ...critique, ...whole })).toBe(true);
  });
  test.each([
    ['an issue type of its own', { issueType: 'spelling' }],
    ['severity 0', { severity: 0 }],
    ['severity 6', { severity: 6 }],
    ['a severity in between', { severity: 2.5 }],
    ['a level that is not in the list', { severityLevel: 'SEVERE' }],
    ['line 0', { lineNumber: 0 }],
    ['a negative offset', { start: -1 }],
    ['a broken offset', { end: 1.5 }],
    ['no issue', { issue: '' }],
    ['no reasoning', { reasoning: '' }],
    ['no fix', { fix: '' }],
    ['no hint', { hint: '' }],
    ['a confidence over 1', { confidence: 1.01 }],
  ])('is refused with %s', (_, change) => {
    expect(accepts(lineCritiqueSchema, { ...critique, ...change })).toBe(false);
  });
  test('is refused without any one of its fields', () => {
    for (const field of Object.keys(critique))
      expect([field, accepts(lineCritiqueSchema, { ...critique, [field]: undefined })]).toEqual([
        field,
        false,
      ]);
  });
  test('has one of the six issue types of the specification', () => {
    expect(ISSUE_TYPES).toEqual(['relevance', 'thesis', 'argument', 'source', 'style', 'grammar']);
  });
});

describe('scores', () => {
  test('lie from 0 to 100 or are withheld', () => {
    expect([0, 100, null].map((value) => accepts(scoreSchema, { ...score, value }))).toEqual([
      true,
      true,
      true,
    ]);
    expect([-1, 101, '50'].map((value) => accepts(scoreSchema, { ...score, value }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  test('are seven, and none may be missing', () => {
    expect(Object.keys(scoresSchema.shape).sort()).toEqual([...SCORE_NAMES].sort());
    for (const name of SCORE_NAMES)
      expect(accepts(scoresSchema, { ...scores, [name]: undefined })).toBe(false);
  });
  test('the scores of the verdict are out of 10', () => {
    const verdict = (value: number | null) => ({
      score: value,
      journalReadiness: 'j',
      improvements: [],
    });
    expect([0, 8.6, 10, null].every((value) => accepts(verdictSchema, verdict(value)))).toBe(true);
    expect([-0.1, 10.1].some((value) => accepts(verdictSchema, verdict(value)))).toBe(false);
  });
});

describe('a result', () => {
  test('may leave parts null or empty, but never out', () => {
    expect(accepts(analysisResultSchema, result)).toBe(true);
    for (const field of Object.keys(result))
      expect([field, accepts(analysisResultSchema, { ...result, [field]: undefined })]).toEqual([
        field,
        false,
      ]);
  });
  test('is refused for a fault anywhere inside it', () => {
    const broken = { ...critique, severity: 9 };
    expect(accepts(analysisResultSchema, { ...result, lineCritiques: [broken] })).toBe(false);
    expect(accepts(analysisResultSchema, { ...result, processingMode: 'CLOUD' })).toBe(false);
    expect(accepts(analysisResultSchema, { ...result, criticalThinkingLevel: 'Expert' })).toBe(
      false,
    );
    const section = {
      startIndex: 0,
      endIndex: -1,
      issueType: 'style',
      severity: 1,
      feedback: '',
      suggestion: '',
      improvementSuggestion: '',
    };
    expect(accepts(premiumSchema, { ...premium, sectionAnalysis: [section] })).toBe(false);
    expect(
      accepts(premiumSchema, { ...premium, sectionAnalysis: [{ ...section, endIndex: 1 }] }),
    ).toBe(true);
  });
});

describe('findings', () => {
  const model = { engine: 'gemini', model: 'm', promptVersion: 'p', rubricVersion: 'r', missed: 0 };

  test('are accepted for every kind of task, with what a model made of it or why none did', () => {
    for (const kind of TASK_KINDS)
      for (const part of [undefined, model, { absent: 'it did not answer in time' }])
        expect(accepts(findingsSchema, { kind, critiques: [critique], model: part })).toBe(true);
  });
  test('are refused for another kind or a broken part', () => {
    expect(accepts(findingsSchema, { kind: 'spelling', critiques: [] })).toBe(false);
    expect(accepts(findingsSchema, { kind: 'engine', critiques: [], measures: {} })).toBe(false);
    expect(accepts(findingsSchema, { kind: 'reading', critiques: [], reading: {} })).toBe(false);
  });
  test('of a kind of another release are no findings, and broken ones are an error', () => {
    expect(readFindings('{"kind":"engine","critiques":[]}')).toEqual({
      kind: 'engine',
      critiques: [],
    });
    expect(readFindings('{"kind":"scores","critiques":[],"parts":{}}')).toBeNull();
    for (const broken of ['{"kind":"engine"}', '{}', 'null'])
      expect(() => readFindings(broken)).toThrow();
  });
  test('cannot carry what only the assembly decides', () => {
    const given = { kind: 'engine', critiques: [], overallVerdict: null, scores };
    expect(findingsSchema.parse(given)).toEqual({ kind: 'engine', critiques: [] });
  });
});

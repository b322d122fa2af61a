import { eachScore, severityLevel, type EssayDetail, type LineCritique } from '@argint/contracts';

/** A critique of the first `quote` in a text; null for one about the whole essay. */
export const critiqueOf = (
  text: string,
  quote: string | null,
  changes: Partial<LineCritique> = {},
): LineCritique => {
  const start = quote === null ? null : text.indexOf(quote);
  const severity = changes.severity ?? 3;
  const line = start === null ? null : text.slice(0, start).split('\n').length;
  return {
    id: `c-${quote ?? 'whole'}`,
    lineNumber: line,
    line,
    start,
    end: start === null || quote === null ? null : start + quote.length,
    quote,
    issueType: 'argument',
    severity,
    severityLevel: severityLevel(severity),
    issue: `About ${quote ?? 'the essay'}`,
    reasoning: 'A reader asks.',
    fix: 'Say who.',
    suggestion: 'Say who.',
    hint: 'Who?',
    ruleId: 'rule',
    confidence: 0.9,
    fixFirst: false,
    ...changes,
  };
};

const score = { value: 61.6, low: 55, high: 68, evidence: ['3 of 4 claims carry a reason.'] };

/** An analysed essay with these critiques. */
export const essayDetailOf = (
  content: string,
  lineCritiques: LineCritique[],
  changes: Partial<EssayDetail> = {},
): EssayDetail => ({
  id: 'e1',
  title: 'The price of water',
  question: 'Should water have a price?',
  content,
  wordCount: 12,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  status: 'completed',
  draftNumber: 1,
  groupId: 'e1',
  parentEssayId: null,
  retainUntil: null,
  rubric: null,
  critiqueStates: [],
  drafts: [],
  analysisResults: [
    {
      id: 'j1',
      criticalThinkingLevel: null,
      isCompleted: true,
      relevanceScore: 62,
      thesisScore: 62,
      argumentsScore: 62,
      structureScore: 62,
      overallScore: 62,
      createdAt: '2026-11-21T12:00:00.000Z',
      analysisData: {
        processingMode: 'HYBRID',
        recommendation: null,
        criticalThinkingLevel: null,
        sentences: [],
        strengths: [],
        emptyReasons: {},
        clientAnalysis: null,
        cloudAnalysis: {
          engine: 'offline',
          model: null,
          engineVersion: '0.3.2',
          promptVersion: '3',
          rubricVersion: '3',
          notes: [],
        },
        lineCritiques,
        criticalThinkingAmplification: null,
        thesisOpportunities: null,
        dialecticalPrompts: [],
        overallVerdict: null,
        scores: {
          ...eachScore(() => score),
          sources: { value: null, low: null, high: null, evidence: [] },
        },
        premium: null,
      },
    },
  ],
  ...changes,
});

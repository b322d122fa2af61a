import type {
  AccessBody,
  AnalysisResult,
  Capabilities,
  EssayCard,
  JobStatusBody,
  LineCritique,
  PremiumResult,
  ProfileBody,
  Score,
  SessionBody,
  User,
} from '@argint/contracts';
import { severityLevel } from '@argint/contracts/severity';
import type { LiveRemarks } from '../features/live-panel/live-message.ts';

const base64Url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token that expires in `seconds`. Unsigned, because the page does not check signatures. */
export const aToken = (seconds = 86_400, id = 'a'): string =>
  [{ alg: 'none' }, { exp: Math.floor(Date.now() / 1_000) + seconds, id }]
    .map(base64Url)
    .join('.') + '.signature';

export const aUser = (changes: Partial<User> = {}): User => ({
  id: 'user-1',
  username: 'thandi',
  email: 'thandi@example.com',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  freeTrialTokens: 2,
  freeTrialExpiry: null,
  ...changes,
});

export const aSession = (changes: Partial<SessionBody> = {}): SessionBody => ({
  success: true,
  token: aToken(),
  refreshToken: 'refresh-1',
  expiresAt: '2030-01-01T00:00:00.000Z',
  isNewUser: false,
  user: aUser(),
  ...changes,
});

/** What a plan allows: a trial with two analyses left. */
export const anAccess = (changes: Partial<AccessBody['data']> = {}): AccessBody['data'] => ({
  hasAccess: true,
  planType: 'trial',
  analysesRemaining: 2,
  expiresAt: null,
  ...changes,
});

/** What a server without a model and without recent analyses can do. */
export const someCapabilities = (changes: Partial<Capabilities> = {}): Capabilities => ({
  claims: false,
  model: null,
  payments: 'demo',
  mail: 'file',
  passwordPolicy: 'standard',
  languages: ['en', 'es', 'fr', 'de'],
  supportEmail: 'support@example.org',
  estimates: [],
  ...changes,
});

export const anEssayCard = (changes: Partial<EssayCard> = {}): EssayCard => ({
  id: 'essay-1',
  title: 'The price of water',
  question: null,
  content: 'Water should have a price.',
  wordCount: 5,
  createdAt: '2026-11-21T12:00:00.000Z',
  retainUntil: '2026-12-21T12:00:00.000Z',
  status: 'completed',
  draftNumber: 1,
  groupId: changes.id ?? 'essay-1',
  parentEssayId: null,
  ...changes,
});

/** A critique of `quote`, placed where the text has it; null for one about the whole essay. */
export const aCritique = (
  text: string,
  quote: string | null,
  changes: Partial<LineCritique> = {},
): LineCritique => {
  const start = quote === null ? null : text.indexOf(quote);
  const line = start === null ? null : text.slice(0, start).split('\n').length;
  const severity = changes.severity ?? 3;
  return {
    id: `c-${quote ?? 'whole'}-${severity}`.replaceAll(' ', '-'),
    lineNumber: line,
    line,
    start,
    end: start === null || quote === null ? null : start + quote.length,
    quote,
    issueType: 'argument',
    severity,
    severityLevel: severityLevel(severity),
    issue: `Something about ${quote ?? 'the essay'}`,
    reasoning: 'A reader stops here.',
    fix: 'Say who.',
    suggestion: 'Say who.',
    hint: 'who exactly?',
    ruleId: 'rule',
    confidence: 0.9,
    fixFirst: false,
    ...changes,
  };
};

/** What the live reader says of a text in which only the word 'everyone' is a fault. */
export const someRemarks = (text: string, changes: Partial<LiveRemarks> = {}): LiveRemarks => ({
  critiques: [...text.matchAll(/everyone/gi)].map(({ index }) =>
    aCritique(text, null, {
      id: `absolute-${index}`,
      ruleId: 'absolute',
      severity: 5,
      severityLevel: 'NUCLEAR',
      lineNumber: text.slice(0, index).split('\n').length,
      start: index,
      end: index + 'everyone'.length,
      quote: text.slice(index, index + 'everyone'.length),
      issue: 'Not everyone does',
    }),
  ),
  leftOut: 0,
  found: { issues: 1, places: 1 },
  spellingChecked: true,
  criticalThinking: { overallScore: 47, level: 'Developing' },
  position: null,
  unreadable: null,
  unjudgeable: null,
  ...changes,
});

const score = (value: number | null): Score => ({
  value,
  low: value === null ? null : value - 5,
  high: value === null ? null : value + 5,
  evidence: value === null ? [] : [`evidence for ${value}`],
});

/** A job that is being read. */
export const aJob = (changes: Partial<JobStatusBody> = {}): JobStatusBody => ({
  success: true,
  jobId: 'job-1',
  analysisId: 'job-1',
  essayId: 'essay-1',
  status: 'processing',
  progress: 45,
  processingStage: 'generating 60-100 line critiques',
  error: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  completedAt: null,
  result: null,
  ...changes,
});

export const aResult = (lineCritiques: LineCritique[]): AnalysisResult => ({
  processingMode: 'HYBRID',
  recommendation: null,
  criticalThinkingLevel: 'Developing',
  sentences: [],
  strengths: [],
  emptyReasons: { 'scores.sources': 'No source is named.' },
  clientAnalysis: null,
  cloudAnalysis: null,
  lineCritiques,
  criticalThinkingAmplification: null,
  thesisOpportunities: null,
  dialecticalPrompts: [],
  overallVerdict: { score: 6.4, journalReadiness: 'Not ready.', improvements: [] },
  scores: {
    overall: score(64),
    relevance: score(70),
    thesis: score(55),
    argument: score(58),
    structure: score(72),
    sources: score(null),
    language: score(45),
  },
  premium: null,
});

/** A premium report with something in each part but comparisons with other students. */
export const aPremium = (changes: Partial<PremiumResult> = {}): PremiumResult => ({
  scores: { total: 64, relevance: 70, argument: 58, sources: null },
  sectionAnalysis: [],
  criticalThinking: {
    assumptions: { assumptionCount: 1 },
    hiddenAssumptions: [
      {
        assumptionText: 'The towns have no other water.',
        text: 'The towns have no other water.',
        type: 'Fact',
        challengePrompt: 'What else do they drink?',
        challenge: 'What else do they drink?',
        criticalFeedback: 'Without it the reason carries less.',
      },
    ],
    normativeEmpirical: null,
    contradictions: [],
    gaps: ['No source stands behind the figure.'],
    dialecticalPrompts: [
      {
        cognitiveOperation: 'Evaluate',
        difficulty: 'Medium',
        disciplinaryLens: 'Economics',
        basePrompt: 'Who would pay for the cleaning?',
        followUps: ['And who gains by it?'],
      },
    ],
  },
  comparativeAnalysis: null,
  improvementStrategies: {
    prioritizedImprovements: [
      {
        area: 'Argument',
        currentScore: 5.8,
        targetScore: 7.5,
        actionPlan: ['Say who drinks from the river.'],
        expectedOutcome: 'A reader sees the reason.',
      },
    ],
    scholarlyIntegration: [],
    conceptualFrameworkSuggestions: [],
  },
  academicStructure: {
    overallStructuralAssessment: {
      strengths: ['Line 1: you say what you think before your reasons.'],
      weaknesses: [],
      recommendations: [],
    },
  },
  ...changes,
});

/** A student's profile with the defaults of a new account, on a trial. */
export const aProfile = (changes: Partial<ProfileBody['user']> = {}): ProfileBody => ({
  success: true,
  user: {
    id: 'user-1',
    username: 'thandi',
    email: 'thandi@example.com',
    firstName: 'Thandi',
    lastName: 'Nkosi',
    bio: '',
    theme: 'system',
    language: 'en',
    timezone: 'UTC',
    emailNotifications: true,
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    hasPaidAccess: false,
    subscriptionType: 'trial',
    subscriptionExpiry: null,
    remainingAnalyses: 2,
    isUnlimited: false,
    unlimitedAccessGrantedAt: null,
    licenseKey: null,
    unlimitedToken: null,
    freeTrialTokens: 2,
    freeTrialExpiry: '2026-12-21T12:00:00.000Z',
    freeTrialUsed: false,
    ...changes,
  },
  subscription: {
    planType: 'trial',
    isActive: true,
    autoRenew: false,
    billingCycle: 'one-time',
    expiresAt: null,
    analysesRemaining: 2,
    nextBillingDate: null,
    daysUntilExpiry: null,
    cancellationDate: null,
    cancellationReason: null,
  },
});

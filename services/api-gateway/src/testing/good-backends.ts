import { eachScore, type Comparison, type Progress } from '@argint/contracts';

/** A running job of u1, as the orchestrator gives it. */
export const job = {
  jobId: 'j1',
  essayId: 'e1',
  userId: 'u1',
  status: 'processing',
  progress: 10,
  processingStage: 'creating chunks',
  createdAt: '2026-11-21T12:00:00.000Z',
};
const essay = {
  essayId: 'e1',
  userId: 'u1',
  title: 'Water',
  content: 'Cape Town',
  wordCount: 2,
  createdAt: job.createdAt,
  updatedAt: job.createdAt,
  groupId: 'e1',
  draftNumber: 1,
};
const unchanged = { before: 50, after: 50, change: 0, withinBand: true };
const comparison: Comparison = {
  before: { id: 'e0', draftNumber: 1 },
  resolved: [],
  notLookedAt: [],
  still: [],
  new: [],
  scores: eachScore(() => unchanged),
  scaleChanged: false,
};
const suggestion = {
  suggestionId: 'j1.1',
  analysisId: 'j1',
  category: 'thesis',
  title: 'Your position is missing.',
  description: 'Say what you hold.',
  priority: 'high',
  isCompleted: false,
  createdAt: job.createdAt,
};
const progress: Progress = {
  id: 'u1',
  userId: 'u1',
  totalEssays: 0,
  averageScore: 0,
  improvementAreas: [],
  strengths: [],
  lastAnalysisDate: null,
  createdAt: null,
  updatedAt: null,
  essays: [],
  isCut: false,
  scaleChanged: false,
};
interface FoundEssay {
  essay: typeof essay & { parentEssayId?: string };
  results: [];
  critiqueStates: { critiqueId: string; state: string; reason?: string; carried: boolean }[];
  drafts: FoundEssay['essay'][];
}
interface DecideCritiqueRequest {
  critiqueId: string;
  state: string;
  reason?: string;
}
const entitlement = {
  planType: 'trial',
  hasAccess: true,
  analysesRemaining: 2,
  maxWords: 3000,
  priority: false,
  freeTrialTokens: 2,
  freeTrialExpiry: '2026-12-21T12:00:00.000Z',
};
const profile = {
  userId: 'u1',
  firstName: 'Thandi',
  lastName: 'Nkosi',
  bio: '',
  theme: 'system',
  language: 'en',
  timezone: 'UTC',
  emailNotifications: true,
  createdAt: job.createdAt,
  updatedAt: job.createdAt,
};
const subscription = {
  planType: 'trial',
  isActive: true,
  autoRenew: false,
  billingCycle: 'one-time',
  analysesRemaining: 2,
};
const payment = {
  id: 'o1',
  userId: 'u1',
  merchantTransactionId: 'o1',
  amountCents: 18_000,
  currency: 'ZAR',
  itemName: 'Standard plan, one month',
  itemDescription: '12 analyses per month',
  paymentStatus: 'complete',
  subscriptionType: 'standard',
  analysesGranted: 12,
  createdAt: job.createdAt,
  updatedAt: job.createdAt,
};
const session = {
  identity: {
    userId: 'u1',
    username: 'thandi',
    email: 't@example.org',
    createdAt: job.createdAt,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    hadTrial: false,
  },
  session: { token: 't', refreshToken: 'r', expiresAt: '2026-11-22T12:00:00.000Z' },
};

/** Backends whose calls all succeed; a test replaces the call it is about. */
export const goodBackends = () => ({
  auth: {
    register: async () => session,
    login: async () => session,
    refresh: async () => session,
    logout: async () => ({}),
    getUser: async () => session,
    updateIdentity: async (_request: unknown) => session,
    changePassword: async (_request: unknown) => ({}),
    listSessions: async () => ({
      sessions: [
        {
          sid: 'good',
          startedAt: job.createdAt,
          lastUsedAt: job.createdAt,
          device: { browser: 'Firefox', system: '' },
        },
      ],
    }),
    endOwnSessions: async (_request: unknown) => ({}),
    requestPasswordReset: async (_request: unknown) => ({}),
    resetPassword: async (_request: unknown) => ({}),
    verifyEmail: async (_request: unknown) => ({}),
    requestEmailVerification: async (_request: unknown) => ({ alreadyVerified: false }),
    deleteAccount: async (_request: unknown) => ({}),
    verifyAccount: async () => ({ accountExists: true, userId: 'u1' }),
  },
  billing: {
    ensureEntitlement: async () => ({
      profile: { firstName: 'Thandi', lastName: 'Nkosi' },
      entitlement,
    }),
    checkAccess: async () => ({ entitlement }),
    getProfile: async () => ({ profile, entitlement }),
    updateProfile: async (_request: unknown) => ({ profile, entitlement }),
    getSubscription: async () => ({ subscription }),
    setAutoRenew: async (_request: unknown) => ({ subscription }),
    listPayments: async () => ({ payments: [payment] }),
    getOrder: async () => ({ payment }),
    createOrder: async (_request: unknown) => ({
      orderId: 'o1',
      action: 'https://pay.example.org/eng/process',
      fields: [{ name: 'merchant_id', value: '10000100' }],
    }),
    receiveNotice: async (_request: unknown) => ({}),
    getConsents: async () => ({ training: false, historyJson: '[]' }),
    setTrainingConsent: async ({ granted }: { granted: boolean }) => ({
      training: granted,
      historyJson: '[]',
    }),
    exportUser: async () => ({
      exportJson: JSON.stringify({
        profile,
        entitlement,
        consents: { training: false },
        payments: [],
      }),
    }),
  },
  essays: {
    listEssays: async () => ({ essays: [essay], nextCursor: '', total: 1 }),
    getEssay: async (): Promise<FoundEssay> => ({
      essay,
      results: [],
      critiqueStates: [],
      drafts: [essay],
    }),
    renameEssay: async ({ title }: { title: string }) => ({ essay: { ...essay, title } }),
    deleteEssay: async (_request: unknown) => ({}),
    decideCritique: async ({ critiqueId, state, reason }: DecideCritiqueRequest) => ({
      critiqueState: {
        critiqueId,
        state,
        carried: false,
        ...(reason === undefined ? {} : { reason }),
      },
    }),
    listSuggestions: async () => ({ suggestions: [suggestion] }),
    completeSuggestion: async ({ isCompleted }: { isCompleted: boolean }) => ({
      suggestion: { ...suggestion, isCompleted },
    }),
    getProgress: async () => ({ progressJson: JSON.stringify(progress) }),
    keepPendingEssay: async (_request: unknown) => ({}),
    getPendingEssay: async () => ({
      pendingEssay: {
        transactionId: 'o1',
        text: 'Cape Town',
        question: 'Why?',
        createdAt: job.createdAt,
      },
    }),
    dropPendingEssay: async (_request: unknown) => ({}),
    compareDrafts: async () => ({ comparisonJson: JSON.stringify(comparison) }),
  },
  orchestrator: {
    startAnalysis: async () => ({ job }),
    getState: async () => ({ job, partialJson: '', resultJson: '' }),
    listJobs: async () => ({ jobs: [job], nextCursor: '' }),
    listJobsOfEssays: async () => ({ jobs: [job] }),
    cancelJob: async () => ({
      job: { ...job, status: 'cancelled', processingStage: 'cancelled' },
      resultJson: '',
    }),
    getEstimates: async () => ({
      estimates: [{ analysisType: 'hybrid', maxChars: 3_000, seconds: 10 }],
    }),
  },
});

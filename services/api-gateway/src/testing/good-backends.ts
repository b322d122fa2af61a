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
};
const entitlement = {
  planType: 'trial',
  hasAccess: true,
  analysesRemaining: 2,
  maxWords: 3000,
  priority: false,
  freeTrialTokens: 2,
  freeTrialExpiry: '2026-12-21T12:00:00.000Z',
};
const session = {
  identity: {
    userId: 'u1',
    username: 'thandi',
    email: 't@example.org',
    createdAt: job.createdAt,
    firstName: 'Thandi',
    lastName: 'Nkosi',
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
    verifyAccount: async () => ({ accountExists: true, userId: 'u1' }),
  },
  billing: {
    ensureEntitlement: async () => ({
      profile: { firstName: 'Thandi', lastName: 'Nkosi' },
      entitlement,
    }),
    checkAccess: async () => ({ entitlement }),
  },
  essays: {
    listEssays: async () => ({ essays: [essay], nextCursor: '' }),
    getEssay: async () => ({ essay, results: [] }),
    renameEssay: async ({ title }: { title: string }) => ({ essay: { ...essay, title } }),
    deleteEssay: async () => ({}),
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

import { AppError } from '@argint/contracts';

/** Billing and essay as the orchestrator sees them, with a switch to fail before or after any call. */
export const createFaultyBackends = () => {
  const holds = new Map<string, 'held' | 'spent' | 'released'>();
  /** The tries that share a hold. */
  const attempts = new Map<string, Set<string>>();
  const essays = new Map<string, string>();
  /** The parents of drafts, by essay. */
  const parents = new Map<string, string>();
  const rubrics = new Map<string, string>();
  /** Essays that answer as deleted ones do. */
  const deleted = new Set<string>();
  const findings = new Map<string, { taskId: string; findingsJson: string }[]>();
  const results = new Map<string, { json: string; isCompleted: boolean }>();
  let fault: { call: string; when: 'before' | 'after' } | null = null;
  const step = async <T>(name: string, effect: () => T): Promise<T> => {
    const hit = fault?.call === name ? fault.when : null;
    if (hit) fault = null;
    if (hit === 'before') throw new AppError('UNAVAILABLE');
    const value = effect();
    if (hit === 'after') throw new AppError('UNAVAILABLE');
    return value;
  };
  const entitlement = {
    planType: 'trial',
    hasAccess: true,
    analysesRemaining: 2,
    maxWords: 3000,
    priority: false,
    freeTrialTokens: 2,
    historyDays: 30,
    maxOpenAnalyses: 3,
  };
  return {
    /** What billing answers; a test may change it. */
    entitlement,
    holds,
    essays,
    parents,
    deleted,
    findings,
    results,
    fail: (call: string, when: 'before' | 'after') => {
      fault = { call, when };
    },
    billing: {
      checkAccess: () => step('checkAccess', () => ({ entitlement })),
      reserveCredit: ({ jobId = '', amount = 0, attempt = '' }) =>
        step('reserveCredit', () => {
          if (holds.get(jobId) === 'released') throw new AppError('CONFLICT');
          if (amount > 0 && !holds.has(jobId)) holds.set(jobId, 'held');
          attempts.set(jobId, (attempts.get(jobId) ?? new Set()).add(attempt));
          return { held: amount > 0, entitlement };
        }),
      commitCredit: ({ jobId = '' }) =>
        step('commitCredit', () =>
          holds.get(jobId) === 'held' ? (holds.set(jobId, 'spent'), {}) : {},
        ),
      releaseCredit: ({ jobId = '', attempt = '' }) =>
        step('releaseCredit', () => {
          const sharing = attempts.get(jobId);
          sharing?.delete(attempt);
          const isLast = attempt === '' || !sharing || sharing.size === 0;
          if (isLast && holds.get(jobId) === 'held') holds.set(jobId, 'released');
          return {};
        }),
    },
    essay: {
      createEssay: ({ essayId = '', text = '', parentEssayId = '', rubric = '' }) =>
        step('createEssay', () => {
          if (deleted.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          if (deleted.has(parentEssayId)) throw new AppError('PARENT_NOT_FOUND');
          if (parentEssayId !== '') parents.set(essayId, parentEssayId);
          essays.set(essayId, text);
          if (rubric !== '') rubrics.set(essayId, rubric);
          return { essay: null };
        }),
      deleteEssay: ({ essayId = '' }) => step('deleteEssay', () => (essays.delete(essayId), {})),
      readFindings: ({ jobId = '' }) =>
        step('readFindings', () => ({ findings: findings.get(jobId) ?? [] })),
      readText: ({ essayId = '' }) =>
        step('readText', () => {
          const text = essays.get(essayId);
          if (text === undefined) throw new AppError('ESSAY_NOT_FOUND');
          const rubric = rubrics.get(essayId);
          return { text, ...(rubric === undefined ? {} : { rubric }) };
        }),
      saveResult: ({ essayId = '', jobId = '', resultJson = '', isCompleted = false }) =>
        step('saveResult', () => {
          if (!essays.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          if (!results.has(jobId)) results.set(jobId, { json: resultJson, isCompleted });
          return { resultId: jobId, isScored: /"value":\d/.test(resultJson) };
        }),
      removeFindings: ({ jobId = '' }) =>
        step('removeFindings', () => (findings.delete(jobId), {})),
      getResult: ({ essayId = '', jobId = '' }) =>
        step('getResult', () => {
          if (!essays.has(essayId)) throw new AppError('ESSAY_NOT_FOUND');
          return {
            resultJson: results.get(jobId)?.json ?? '',
            isCompleted: results.get(jobId)?.isCompleted ?? false,
          };
        }),
    },
  };
};

/** Keys in localStorage; those of the specification (D1 §3) are literal. */
export const LOCAL = {
  token: 'authToken',
  tokenExpiresAt: 'tokenExpiresAt',
  refreshToken: 'refreshToken',
  user: 'authUser',
  activeJob: 'activeAnalysisJob',
  welcomeShown: 'welcomeShown',
  hasEverSignedUp: 'hasEverSignedUp',
  popupDismissed: 'popupDismissed',
  theme: 'theme',
  draft: 'essayDraft',
  durations: 'analysisDurations',
} as const;

/** Keys in sessionStorage: a cache of the last result; the server's record is the truth. */
export const SESSION = {
  result: 'analysisResult',
  essayId: 'currentEssayId',
  essayText: 'essayText',
  /** Id of the user the three above belong to. */
  owner: 'analysisOwner',
} as const;

/** Keys in localStorage. The specification prescribes some of the names (D1 §3). */
export const LOCAL = {
  token: 'authToken',
  tokenExpiresAt: 'tokenExpiresAt',
  refreshToken: 'refreshToken',
  user: 'authUser',
  /** The user's id, the plan and its end, as the server last said. */
  plan: 'accountPlan',
  activeJob: 'activeAnalysisJob',
  /** Prefix: one entry per start that the server has not answered yet. */
  pendingStart: 'pendingStart',
  welcomeShown: 'welcomeShown',
  hasEverSignedUp: 'hasEverSignedUp',
  popupDismissed: 'popupDismissed',
  theme: 'theme',
  language: 'language',
  timezone: 'timezone',
  /** The draft that was saved last, by whichever tab. */
  draft: 'essayDraft',
  /** Drafts that were set aside, newest first. */
  shelf: 'essayDrafts',
  /** What the student decided about critiques and the server has not confirmed yet, by essay. */
  critiqueStates: 'critiqueStates',
  /** Prefix: the words that a user has added to the dictionary on this device. */
  ownWords: 'ownWords',
} as const;

/** Keys in sessionStorage that belong to a tab, whoever is signed in. */
export const TAB = {
  /** This tab's draft. */
  draft: 'essayDraft',
} as const;

/** Keys in sessionStorage, which caches the last result. The server's record is authoritative. */
export const SESSION = {
  result: 'analysisResult',
  essayId: 'currentEssayId',
  essayText: 'essayText',
  /** Id of the user the three above belong to. */
  owner: 'analysisOwner',
} as const;

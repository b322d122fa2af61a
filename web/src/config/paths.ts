/** Every address of the page. Use these instead of writing one out. */
export const paths = {
  home: '/',
  login: '/login',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  analysis: '/analysis',
  sample: '/sample',
  howWeScore: '/how-we-score',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  dataProtection: '/data-protection',
  securityAudit: '/security-audit',
  essays: '/essays',
  /** What a student may have to declare about an essay. */
  aiUse: (id: string): string => `/essays/${encodeURIComponent(id)}/ai-use`,
  progress: '/progress',
  essay: (id: string): string => `/essays/${encodeURIComponent(id)}`,
  /** The running analysis on the home page. */
  watch: '/#analysis',
  /** Without an id: the newest result. */
  premium: (id: string | null): string =>
    id === null ? '/premium-analysis' : `/premium-analysis/${encodeURIComponent(id)}`,
  profile: (tab: ProfileTab = 'profile'): string =>
    tab === 'profile' ? '/profile' : `/profile?tab=${tab}`,
  paymentSuccess: '/payment-success',
  paymentCancel: '/payment-cancel',
  section: (id: SectionId): string => `/#${id}`,
} as const;

/** The tabs of the profile page, in order. */
export const PROFILE_TABS = ['profile', 'subscription', 'billing', 'account'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

const SECTIONS = ['essay-form', 'features', 'pricing', 'faq'] as const;

/** Anchors of the home page. */
export type SectionId = (typeof SECTIONS)[number];

/** Whether the hash of an address names a section of the home page. */
export const isSection = (hash: string): boolean =>
  SECTIONS.some((section) => hash === `#${section}`);

/** Every address of the page. Use these instead of writing one out. */
export const paths = {
  home: '/',
  login: '/login',
  analysis: '/analysis',
  essays: '/essays',
  essay: (id: string): string => `/essays/${encodeURIComponent(id)}`,
  section: (id: SectionId): string => `/#${id}`,
} as const;

/** Anchors of the home page. */
export type SectionId = 'essay-form' | 'features' | 'pricing' | 'faq';

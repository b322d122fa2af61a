/** Every address of the page. Use these instead of writing one out. */
export const paths = {
  home: '/',
  login: '/login',
  analysis: '/analysis',
  sample: '/sample',
  essays: '/essays',
  essay: (id: string): string => `/essays/${encodeURIComponent(id)}`,
  /** The running analysis on the home page. */
  watch: '/#analysis',
  section: (id: SectionId): string => `/#${id}`,
} as const;

const SECTIONS = ['essay-form', 'features', 'pricing', 'faq'] as const;

/** Anchors of the home page. */
export type SectionId = (typeof SECTIONS)[number];

/** Whether the hash of an address names a section of the home page. */
export const isSection = (hash: string): boolean =>
  SECTIONS.some((section) => hash === `#${section}`);

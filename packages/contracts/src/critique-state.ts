/** What a student may decide about a critique. A critique without a decision is open. */
export const CRITIQUE_STATES = ['open', 'resolved', 'intended', 'not useful'] as const;
export type CritiqueState = (typeof CRITIQUE_STATES)[number];

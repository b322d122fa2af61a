import type { LineCritique } from './line-critique.ts';

/** Whether a critique is about how the essay is written, not about what it argues. */
export const isAboutLanguage = ({ issueType }: Pick<LineCritique, 'issueType'>): boolean =>
  issueType === 'grammar' || issueType === 'style';

/** From this severity on a critique of language says that the text is hard to read. */
const HARD_TO_READ = 4;

/**
 * The critiques to fix first, at most three: a pattern that makes the text hard to read, then what the essay argues,
 * then its other language.
 */
export const toFixFirst = <C extends Pick<LineCritique, 'issueType' | 'fixFirst' | 'severity'>>(
  critiques: readonly C[],
): C[] => {
  const rank = (one: C): number =>
    isAboutLanguage(one) ? (one.severity >= HARD_TO_READ ? 0 : 2) : 1;
  return critiques
    .filter(({ fixFirst }) => fixFirst)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, 3);
};

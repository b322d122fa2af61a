import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import type { DocumentPart } from '@argint/text-analysis';
import { withoutParts } from '@argint/text-analysis';
import type { TextKey } from '../../lib/i18n/text.ts';

/** What the parts of a document are called. */
export const PART_NAMES: Readonly<Record<DocumentPart['kind'], TextKey>> = {
  cover: 'the cover page',
  bibliography: 'the bibliography',
};

/**
 * Which parts must go so that a text is no longer too long: none, the bibliography, or the cover page as well. Null when
 * it is too long even without them.
 */
export const partsToLeaveOut = (
  text: string,
  parts: readonly DocumentPart[],
): readonly DocumentPart[] | null => {
  const choices = [[], parts.filter(({ kind }) => kind === 'bibliography'), parts];
  return choices.find((given) => withoutParts(text, given).length <= ESSAY_MAX_CHARS) ?? null;
};

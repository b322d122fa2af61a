/** What no remark on an essay needs, unless the essay has it: an address, markup, a mark out of so many. */
const FOREIGN =
  /\b(?:https?:|www\.)\S*|<\/?[a-z][^>]*>?|\b\d{1,3}(?:[.,]\d+)?\s*(?:\/|out of)\s*(?:5|10|20|100)\b/gi;

/**
 * Whether a model's words are about this essay: no field empty, and no address, markup or mark in them that
 * the essay does not have, as where the model obeys an instruction hidden in it.
 */
export const fitToShow = (essay: string, ...fields: readonly string[]): boolean =>
  fields.every(
    (field) =>
      field !== '' && [...field.matchAll(FOREIGN)].every(([found]) => essay.includes(found)),
  );

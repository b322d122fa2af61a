/** A web address, markup, or a mark such as 7/10. No critique needs them unless the essay has them. */
const FOREIGN =
  /\b(?:https?:|www\.)\S*|<\/?[a-z][^>]*>?|\b\d{1,3}(?:[.,]\d+)?\s*(?:\/|out of)\s*(?:5|10|20|100)\b/gi;

/**
 * Whether a model's words may be shown: no field is empty, and none has a web address, markup or mark that the
 * essay does not have. Those appear when the model obeys an instruction hidden in the essay.
 */
export const isPublishable = (essay: string, ...fields: readonly string[]): boolean =>
  fields.every(
    (field) =>
      field !== '' && [...field.matchAll(FOREIGN)].every(([found]) => essay.includes(found)),
  );

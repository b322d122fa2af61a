/** What kind of text an essay is. `other`: none of the rest, such as a recipe or a poem. */
export const TEXT_KINDS = [
  'argument',
  'report',
  'legal',
  'review',
  'narrative',
  'reflection',
  'letter',
  'other',
] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

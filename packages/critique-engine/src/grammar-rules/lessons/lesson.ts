/**
 * What a student learns from a grammar issue: the ids of its rules, parted by blanks (`*` stands for any ending), the
 * rule in one sentence, and a question that finds the next slip of the same kind. `{fix}` is the correction. Where the
 * slip has several forms, `forms` has a question of its own for each, by the words of the slip.
 */
export type Lesson = readonly [
  ids: string,
  why: string,
  ask: string,
  forms?: readonly (readonly [words: RegExp, ask: string])[],
];

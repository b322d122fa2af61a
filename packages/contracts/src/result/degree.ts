/** How far something holds: a reason carries its claim, an answer meets its objection, an essay meets its question. */
export const DEGREES = ['fully', 'partly', 'hardly'] as const;
export type Degree = (typeof DEGREES)[number];

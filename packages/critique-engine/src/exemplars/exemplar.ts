/** What a passage of an essay is there to do. */
export const MOVES = ['thesis', 'claim', 'counter', 'source', 'conclusion'] as const;
export type Move = (typeof MOVES)[number];

export const LEVELS = ['secondary', 'undergraduate', 'postgraduate'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * What a passage can do well: a thesis has a ground and a limit; a claim a reason, a way it works and a
 * case; a counter-view a voice and an answer; a source an origin and a reading; a conclusion a gain over
 * the paragraphs before and a consequence.
 */
export type Feature =
  | 'ground'
  | 'limit'
  | 'reason'
  | 'way'
  | 'case'
  | 'voice'
  | 'answer'
  | 'origin'
  | 'reading'
  | 'gain'
  | 'consequence';

/** A passage written for this project: 2 to 4 sentences that rest on nothing but common knowledge and well-known works. */
export interface Exemplar {
  text: string;
  /** Words of the text that do each thing. */
  shows: Partial<Record<Feature, string>>;
}

export type ExemplarSet = Readonly<Record<Level, Readonly<Record<Move, Exemplar>>>>;

/** The purposes a passage of an essay can have. */
export const MOVES = ['thesis', 'claim', 'counter', 'source', 'conclusion'] as const;
export type Move = (typeof MOVES)[number];

export const LEVELS = ['secondary', 'undergraduate', 'postgraduate'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Features of a good passage. A thesis has a ground and a limit; a claim has a reason, a mechanism and a case; a
 * counter-claim has a voice and an answer; a source has an origin and an interpretation; a conclusion adds to the
 * paragraphs before it and draws a consequence.
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

/** A passage written for this project: 2 to 4 sentences, based only on common knowledge and well-known works. */
export interface Exemplar {
  text: string;
  /** The words of the text that show each feature. */
  shows: Partial<Record<Feature, string>>;
}

export type ExemplarSet = Readonly<Record<Level, Readonly<Record<Move, Exemplar>>>>;

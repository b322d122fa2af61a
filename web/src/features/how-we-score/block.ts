/** A piece of a line, with its look. */
export interface Run {
  text: string;
  look?: 'strong' | 'code';
}

/** A block of the page, in the order in which they are read. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] };

/** The page on scoring, as `npm run generate` makes it from docs/how-we-score.md. */
export interface ScoringPage {
  title: string;
  /** ISO 8601 date of the measurement. */
  measured: string;
  /** Version of the engine that was measured. */
  engine: string;
  blocks: Block[];
}

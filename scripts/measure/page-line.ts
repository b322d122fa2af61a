import type { Figures } from './score-figures.ts';

/** A figure of the scorer or the reader, and how the page words it. */
export interface Line {
  set: string;
  figure: string;
  says: string;
  /** Number of items behind a share, for its interval. The scorer gives the interval of a correlation itself. */
  items?: (figures: Figures) => number;
}

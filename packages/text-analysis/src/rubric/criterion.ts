/** One of the student's marking criteria. */
export interface Criterion {
  /** Without bullet, number and weight. */
  text: string;
  /** What it is called: the words before a colon or dash, or the first cell of a table; else the whole text. */
  name: string;
  /** As given: '30%', '20 marks', '30' in a table; null without one. */
  weight: string | null;
}

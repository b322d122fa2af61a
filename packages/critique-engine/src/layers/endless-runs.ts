const endless = /\S{61,}/g;

/**
 * The text with runs of more than 60 units without a blank made one letter and blanks, offsets kept. They are no
 * words; the tagger's time on them grows with their square, and Harper stops for good at some ('a.a.a.' …).
 */
export const withoutEndlessRuns = (text: string): string =>
  text.replace(endless, (run) => 'x'.padEnd(run.length));

const endless = /\S{61,}/g;

/**
 * The text with each run of more than 60 units without a space replaced by one letter and spaces, so that offsets stay
 * the same. Such runs are not words. The tagger needs quadratic time for them, and some ('a.a.a.' …) make Harper hang.
 */
export const withoutEndlessRuns = (text: string): string =>
  text.replace(endless, (run) => 'x'.padEnd(run.length));

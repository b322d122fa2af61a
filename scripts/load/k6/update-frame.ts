/** How far into a frame its status is looked for. What the essay says stands later, inside `partial` or `result`. */
const HEAD_CHARS = 400;

/**
 * The final status of an `analysis_update` frame; undefined while the analysis goes on. It does not parse the frame,
 * because results are large and k6 parses slowly.
 */
export const finalStatus = (frame: string): string | undefined =>
  /"status":"(completed|failed|cancelled)"/.exec(frame.slice(0, HEAD_CHARS))?.[1];

/**
 * npm run load -- soak --own [--minutes 10] [--requests 40] [--jobs 0.5] [--sockets 200]
 *
 * Question: is the product as fast and as small after a long time as at the start? The load is that of `steady`. The
 * runner reads the resident memory from /metrics every two seconds.
 *
 * It fails where `steady` fails, and when the median of the memory in the last third of the run is more than a tenth
 * above that of the second third.
 */
export { job, mixedOptions as options, setup, sockets, state } from '../k6/mixed-load.ts';
export { handleSummary } from '../k6/save-summary.ts';

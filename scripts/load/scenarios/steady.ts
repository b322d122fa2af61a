/**
 * npm run load -- steady --own [--minutes 2] [--requests 40] [--jobs 0.5] [--sockets 200]
 *
 * Question: which load does this machine hold with zero errors? Raise the amounts until a threshold fails: state
 * requests a second, analyses of 350 to 750 words a second, and sockets that are subscribed meanwhile.
 *
 * It fails with a single error, when k6 cannot keep the rates, or when a 95th percentile is above its limit: state
 * 500 ms, start 1 s, result 10 s, socket 2 s.
 */
export { job, mixedOptions as options, setup, sockets, state } from '../k6/mixed-load.ts';
export { handleSummary } from '../k6/save-summary.ts';

/**
 * npm run load -- idle --own [--minutes 2] [--sockets 2000] [--requests 10]
 *
 * Question: do 2,000 idle subscribers stay connected, and what do they cost the others? They connect over the first
 * part of the run, 20 ms apart for each hundred, and stay subscribed to a finished analysis. Meanwhile pages read state.
 *
 * It fails when a single socket is refused or closed, when not all are subscribed, or when the 95th percentile of the
 * state requests is above 500 ms.
 */
import { NO_ERRORS } from '../k6/load-metrics.ts';
import { SOCKETS } from '../k6/load-settings.ts';
import { mixedOptions } from '../k6/mixed-load.ts';

export { setup, sockets, state } from '../k6/mixed-load.ts';
export { handleSummary } from '../k6/save-summary.ts';

const { state, sockets } = mixedOptions.scenarios;

export const options = {
  ...mixedOptions,
  thresholds: { ...NO_ERRORS, sockets_ready: [`count==${SOCKETS}`], state_ms: ['p(95)<500'] },
  scenarios: { state, sockets },
};

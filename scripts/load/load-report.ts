import type { MemoryCourse } from './resident-memory.ts';

/** What k6 hands to handleSummary, as far as it is used. */
export interface K6Summary {
  state: { testRunDurationMs: number };
  metrics: Record<
    string,
    {
      type: string;
      values: Record<string, number>;
      thresholds?: Record<string, { ok: boolean }>;
    }
  >;
}

interface Row {
  metric: string;
  label: string;
}

const COUNTS: readonly Row[] = [
  { metric: 'http_reqs', label: 'requests' },
  { metric: 'jobs_completed', label: 'analyses completed' },
  { metric: 'sockets_ready', label: 'sockets connected and subscribed' },
  { metric: 'updates_received', label: 'updates received' },
  { metric: 'refused_politely', label: 'refused with Retry-After' },
  { metric: 'errors', label: 'errors' },
];
const TIMES: readonly Row[] = [
  { metric: 'state_ms', label: 'state request' },
  { metric: 'state_before_ms', label: 'state request, before the spike' },
  { metric: 'state_after_ms', label: 'state request, after the spike' },
  { metric: 'start_ms', label: 'start of an analysis' },
  { metric: 'job_ms', label: 'start to result of an analysis' },
  { metric: 'socket_ready_ms', label: 'socket connected and subscribed' },
  { metric: 'fan_out_ms', label: 'first to last subscriber' },
];

const line = (label: string, value: string): string => `${label.padEnd(36)} ${value}`;
const ms = (value = NaN): string => `${Math.round(value)} ms`;
const isUsed = (values: Record<string, number>): boolean => (values['count'] ?? 0) > 0;

/** Names of the thresholds that failed, as 'metric: condition'. */
export const failedThresholds = ({ metrics }: K6Summary): string[] =>
  Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([condition]) => `${name}: ${condition}`),
  );

/** The table of one run. Times are percentiles in ms. */
export const reportLines = (summary: K6Summary, memory?: MemoryCourse): string[] => {
  const { metrics, state } = summary;
  const seconds = state.testRunDurationMs / 1_000;
  const counts = COUNTS.flatMap(({ metric, label }) => {
    const values = metrics[metric]?.values;
    if (!values) return [];
    const count = values['count'] ?? 0;
    return [line(label, `${count} (${(count / seconds).toFixed(1)} a second)`)];
  });
  const times = TIMES.flatMap(({ metric, label }) => {
    const values = metrics[metric]?.values;
    if (!values || !isUsed(values)) return [];
    const [p50, p95, max] = [values['med'], values['p(95)'], values['max']].map(ms);
    return [line(label, `p50 ${p50}, p95 ${p95}, max ${max}`)];
  });
  const resident = memory
    ? [
        line(
          'resident memory, thirds of the run',
          `${[memory.first, memory.second, memory.last].map(Math.round).join(' / ')} MB, at most ${Math.round(memory.max)} MB`,
        ),
      ]
    : [];
  return [line('duration', `${seconds.toFixed(0)} s`), ...counts, ...times, ...resident];
};

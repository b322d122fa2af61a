import { describe, expect, test } from '@jest/globals';
import { failedThresholds, reportLines, type K6Summary } from './load-report.ts';

const summary: K6Summary = {
  state: { testRunDurationMs: 20_000 },
  metrics: {
    http_reqs: { type: 'counter', values: { count: 400, rate: 20 } },
    state_ms: {
      type: 'trend',
      values: { med: 3.4, 'p(95)': 12.5, max: 80, count: 300 },
      thresholds: { 'p(95)<500': { ok: true } },
    },
    job_ms: { type: 'trend', values: { med: 0, 'p(95)': 0, max: 0, count: 0 } },
    errors: {
      type: 'counter',
      values: { count: 2, rate: 0.1 },
      thresholds: { 'count==0': { ok: false } },
    },
  },
};

describe('the table of a load run', () => {
  test('shows counts with their rate and times with their percentiles', () => {
    const lines = reportLines(summary);
    expect(lines.find((one) => one.startsWith('requests'))).toMatch(/ 400 \(20\.0 a second\)$/);
    expect(lines.find((one) => one.startsWith('state request'))).toMatch(
      / p50 3 ms, p95 13 ms, max 80 ms$/,
    );
  });

  test('leaves out what the scenario did not measure', () => {
    expect(reportLines(summary).join('\n')).not.toMatch(/result of an analysis|sockets|memory/);
  });

  test('shows the resident memory by thirds of the run', () => {
    const memory = { first: 300, second: 410.4, last: 420, max: 500, isFlat: true };
    expect(reportLines(summary, memory).at(-1)).toMatch(/ 300 \/ 410 \/ 420 MB, at most 500 MB$/);
  });

  test('names the thresholds that failed', () => {
    expect(failedThresholds(summary)).toEqual(['errors: count==0']);
  });
});

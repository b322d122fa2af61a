import { describe, expect, test } from '@jest/globals';
import { judge, outcomeOf, type Expectation, type FaultWindow } from './judge.ts';
import type { JobRecord, Observations, RequestSample } from './observations.ts';

const second = (n: number): number => n * 1_000;
const window: FaultWindow = {
  from: second(100),
  undone: second(110),
  to: second(140),
  settled: second(150),
};
const floor = { requestsPerSecond: 20, jobsInFlight: 2 };
const none: Expectation = { text: 'nothing fails', recoverySeconds: 10 };

const request = (at: number, status = 200, hasRetryAfter = false): RequestSample => ({
  at,
  route: 'state',
  status,
  hasRetryAfter,
  ...(status === 0 ? { problem: 'ECONNRESET' } : {}),
});
/** 25 good requests a second. */
const steady = Array.from({ length: 40 * 25 }, (_, i) => request(second(100) + i * 40));
const job = (from: number, to?: number, outcome?: JobRecord['outcome']): JobRecord => ({
  id: `j${from}`,
  acceptedAt: second(from),
  ...(to === undefined ? {} : { endedAt: second(to) }),
  ...(outcome === undefined ? {} : { outcome }),
});
const lanes = [95, 100, 105, 110, 115, 120, 125, 130, 135].flatMap((from) => [
  job(from, from + 6, 'completed'),
  job(from, from + 6, 'completed'),
]);
const exact = { at: second(139), granted: 2, remaining: 0, completed: 2 };

const seen = (change: Partial<Observations> = {}): Observations => ({
  requests: steady,
  jobs: lanes,
  credits: [exact],
  ...change,
});
const faultsOf = (change: Partial<Observations>, expected: Expectation = none): string[] =>
  judge(seen(change), expected, window, floor).faults;

describe('the judge of a fault', () => {
  test('finds nothing when every request succeeds, every job completes and credits are exact', () => {
    expect(judge(seen(), none, window, floor)).toMatchObject({
      requests: 1_000,
      failed: 0,
      jobs: 18,
      lostJobs: 0,
      longestSeconds: 6,
      firstSecondsAfter: 1,
      lastSecondsAfter: 6,
      wrongCredits: 0,
      faults: [],
    });
  });

  test('counts a request without an answer and an error status as failed', () => {
    const requests = [...steady, request(second(105), 0), request(second(106), 500)];
    expect(faultsOf({ requests })).toEqual([
      '2 requests failed (state ECONNRESET: 1, state 500: 1)',
    ]);
  });

  test('allows as many failures as were promised and no more', () => {
    const expected = { ...none, failures: 1 };
    expect(faultsOf({ requests: [...steady, request(second(105), 0)] }, expected)).toEqual([]);
    const two = [...steady, request(second(105), 0), request(second(105), 0)];
    expect(faultsOf({ requests: two }, expected)).toEqual([
      '2 requests failed (state ECONNRESET: 2)',
    ]);
  });

  test('allows a refusal only where it was promised and only until the product has recovered', () => {
    const requests = [...steady, request(second(119), 503, true)];
    expect(faultsOf({ requests })).toEqual(['1 requests were refused']);
    expect(faultsOf({ requests }, { ...none, mayRefuse: true })).toEqual([]);
    const late = [...steady, request(second(121), 503, true)];
    expect(faultsOf({ requests: late }, { ...none, mayRefuse: true })).toEqual([
      '1 requests failed more than 10 s after the fault (state 503: 1)',
    ]);
  });

  test('does not accept a 503 without Retry-After', () => {
    expect(outcomeOf(request(0, 503))).toBe('failed');
    expect(outcomeOf(request(0, 503, true))).toBe('refused');
    expect(outcomeOf(request(0, 429, true))).toBe('failed');
  });

  test('ignores requests outside the window', () => {
    const requests = [...steady, request(second(99), 0), request(second(141), 0)];
    expect(faultsOf({ requests })).toEqual([]);
  });

  test('calls a job lost if nobody saw its end, even if it began before the fault', () => {
    expect(faultsOf({ jobs: [...lanes, job(98)] })).toEqual(['1 analyses were lost']);
  });

  test('does not accept a failed or cancelled job', () => {
    const jobs = [...lanes, job(101, 105, 'failed'), job(101, 105, 'cancelled')];
    expect(faultsOf({ jobs })).toEqual(['2 analyses failed']);
  });

  test('finds an account with a credit too many and one with a credit too few', () => {
    const credits = [exact, { ...exact, remaining: 1 }, { ...exact, completed: 1 }];
    expect(faultsOf({ credits })).toEqual(['the credits of 2 accounts are wrong']);
  });

  test('accepts a credit that was given back because its start never led to a job', () => {
    expect(faultsOf({ credits: [{ ...exact, remaining: 1, completed: 1 }] })).toEqual([]);
  });

  test('says so if there was too little load to judge', () => {
    expect(faultsOf({ requests: steady.slice(0, 100) })).toEqual([
      'the load was only 2.5 requests a second',
    ]);
    expect(faultsOf({ jobs: lanes.slice(0, 1) })[0]).toMatch(/^only 0\.\d analyses were open/);
    expect(faultsOf({ credits: [] })).toEqual(['the credits of no account were checked']);
    const later = (at: number) => faultsOf({ credits: [{ ...exact, at: second(at) }] });
    // In an outage no account may end before the analyses that were open at its end.
    expect(later(149)).toEqual([]);
    expect(later(151)).toEqual(['the credits of no account were checked']);
  });
});

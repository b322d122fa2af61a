import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  abandon,
  cancel,
  expire,
  failWithoutResult,
  finish,
  markResultStored,
  newJob,
  recordTaskOutcome,
  spendsCredit,
  type Job,
} from './analysis-job.ts';

const start = new Date('2026-11-21T12:00:00Z');
const ids = ['a', 'b', 'c', 'd'];
const fresh: Job = {
  slot: 'u/0',
  ...newJob(
    { userId: 'u', essayId: 'e', analysisType: 'hybrid', priority: false, requestHash: 'h' },
    ids.map((id) => ({ id, kind: 'lines', start: 0, end: 1 })),
    start,
    600,
  ),
};

type Command = (job: Job) => Job;
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1_000);
const orSame =
  (change: Command): Command =>
  (job) => {
    try {
      return change(job);
    } catch {
      return job;
    }
  };
const seconds = fc.integer({ min: 0, max: 1_200 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(...ids, 'unknown'),
      fc.constantFrom('done' as const, 'failed' as const),
      fc.integer({ min: 0, max: 3 }),
      seconds,
    )
    .map(
      ([id, state, critiques, s]): Command =>
        (job) =>
          recordTaskOutcome(job, id, { state, critiques }, at(s), 'p1'),
    ),
  seconds.map((s) => orSame((job) => cancel(job, at(s), 'p1'))),
  seconds.map(
    (s): Command =>
      (job) =>
        expire(job, at(s), 'p1'),
  ),
  seconds.map(
    (s): Command =>
      (job) =>
        finish(job, at(s), 'j1'),
  ),
  seconds.map(
    (s): Command =>
      (job) =>
        failWithoutResult(job, at(s), true),
  ),
  fc.boolean().map(
    (isScored): Command =>
      (job) =>
        markResultStored(job, isScored),
  ),
  seconds.map(
    (s): Command =>
      (job) =>
        abandon(job, at(s), 'p2'),
  ),
);

describe('an analysis job under any sequence of commands', () => {
  test('ends once, its progress never falls, and its price follows from its outcome', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        let job = fresh;
        for (const apply of commands) {
          const next = apply(job);
          expect(next.progress).toBeGreaterThanOrEqual(job.progress);
          if (job.phase === 'done')
            expect(next).toEqual({ ...job, isEssayDeleted: next.isEssayDeleted });
          expect(next.lease.fence).toBe(
            job.phase === 'running' && next.phase !== 'running' ? 1 : job.lease.fence,
          );
          if (job.outcome === 'cancelled' || job.outcome === 'failed') {
            expect(next.outcome).toBe(job.outcome);
            expect(spendsCredit(next)).toBe(spendsCredit(job));
          }
          // Only the loss of the essay before its result is stored takes a completed outcome back, and then nothing is owed.
          if (job.outcome === 'completed' && next.outcome !== 'completed') {
            expect([next.outcome, spendsCredit(next)]).toEqual(['failed', false]);
            expect(job.isStored).toBe(false);
          }
          if (next.phase === 'done')
            expect([next.status, next.completedAt === null]).toEqual([next.outcome, false]);
          else expect(next.status === 'completed' || next.status === 'failed').toBe(false);
          job = next;
        }
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});

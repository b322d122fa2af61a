import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import {
  abandon,
  cancel,
  expire,
  failWithoutResult,
  finish,
  isHeldBy,
  markResultStored,
  newJob,
  notesOf,
  recordTaskAdvance,
  recordTaskOutcome,
  renewLease,
  spendsCredit,
  takeLease,
  type Job,
  type TaskOutcome,
} from './analysis-job.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = new Date('2026-11-21T12:20:00Z');
const done = { state: 'done', critiques: 2 } as const;
const failed = { state: 'failed', critiques: 0 } as const;

const job = (over: Partial<Job> = {}): Job => ({
  ...newJob(
    { userId: 'u', essayId: 'e', analysisType: 'hybrid', priority: false, requestHash: 'h' },
    ['a', 'b', 'c'].map((id) => ({ id, kind: 'lines' as const, start: 0, end: 10 })),
    now,
    600,
  ),
  slot: 'u/0',
  ...over,
});

describe('an analysis job', () => {
  test('is stored with the request for its tasks, so it is processing from the start', () => {
    expect([job().status, job().progress]).toEqual(['processing', 10]);
  });

  test('moves from 20 to 79 as tasks end, then to 80 when all have', () => {
    let current = job();
    const seen = ['a', 'b', 'c'].map((id) => {
      current = recordTaskOutcome(current, id, done, now, 'p1');
      return current.progress;
    });
    expect(seen).toEqual([40, 60, 80]);
    expect([current.phase, current.outcome, current.status]).toEqual([
      'finishing',
      'completed',
      'processing',
    ]);
  });

  test('counts a task once, however often its end is reported', () => {
    const once = recordTaskOutcome(job(), 'a', done, now, 'p1');
    expect(recordTaskOutcome(once, 'a', failed, now, 'p1')).toBe(once);
    expect(recordTaskOutcome(once, 'unknown', done, now, 'p1')).toBe(once);
  });

  test('completes with what there is when some tasks fail, and says so', () => {
    const ended = recordTaskOutcome(
      recordTaskOutcome(recordTaskOutcome(job(), 'a', done, now, 'p1'), 'b', failed, now, 'p1'),
      'c',
      failed,
      now,
      'p1',
    );
    expect(ended.outcome).toBe('completed');
    expect(notesOf(ended)).toEqual([
      '2 of 3 parts of the analysis did not finish; the result holds the others.',
    ]);
  });

  test('that ended before any of its tasks says that there are no scores', () => {
    expect(notesOf(job())).toEqual(['No part of the analysis finished, so there are no scores.']);
  });

  test.each([
    [0, 'failed'],
    [2, 'completed'],
  ] as const)(
    'in which only the grammar checker came to its end, with %d critiques, has %s',
    (critiques, outcome) => {
      const [engine, ...others] = job().tasks;
      const planned = job({
        tasks: [engine!, ...others.map((one) => ({ ...one, kind: 'grammar' }))],
      });
      const ends = { a: failed, b: { state: 'done', critiques }, c: failed } as const;
      const ended = Object.entries(ends).reduce(
        (current, [id, end]) => recordTaskOutcome(current, id, end, now, 'p1'),
        planned,
      );
      expect(ended.outcome).toBe(outcome);
    },
  );

  test('counts the changes of what it shows, which the grammar checker and a task without remarks make none of', () => {
    const tasks = ['engine', 'reading', 'language', 'grammar'].map((kind) => ({
      ...job().tasks[0]!,
      id: kind,
      kind,
    }));
    const none = { state: 'done', critiques: 0 } as const;
    const foundAfter = (...ends: [id: string, end: TaskOutcome][]): number =>
      ends.reduce((each, [id, end]) => recordTaskOutcome(each, id, end, now, 'p1'), job({ tasks }))
        .found;
    expect(foundAfter(['grammar', done], ['language', none], ['engine', failed])).toBe(0);
    expect(foundAfter(['reading', none])).toBe(1);
    expect(foundAfter(['language', done], ['engine', done])).toBe(2);
    // What it has shown while it ran may go with its end.
    const advanced = recordTaskAdvance(job({ tasks }), 'engine', 3, now);
    expect(advanced.found).toBe(1);
    expect(recordTaskOutcome(advanced, 'engine', none, now, 'p1').found).toBe(2);
  });

  test('fails and costs nothing when every task failed', () => {
    const ended = ['a', 'b', 'c'].reduce(
      (current, id) => recordTaskOutcome(current, id, failed, now, 'p1'),
      job(),
    );
    expect([ended.outcome, ended.error, spendsCredit(ended)]).toEqual([
      'failed',
      'Analysis failed',
      false,
    ]);
  });

  test('a job past its deadline ends with what there is', () => {
    expect(expire(job(), now, 'p1')).toMatchObject({ phase: 'running' });
    expect(expire(job(), later, 'p1').outcome).toBe('failed');
    expect(expire(recordTaskOutcome(job(), 'a', done, now, 'p1'), later, 'p1').outcome).toBe(
      'completed',
    );
  });

  test('costs nothing when cancelled before any critique was shown, and a credit after', () => {
    expect(spendsCredit(cancel(job(), now, 'p1'))).toBe(false);
    expect(spendsCredit(cancel(recordTaskOutcome(job(), 'a', done, now, 'p1'), now, 'p1'))).toBe(
      true,
    );
    expect(
      spendsCredit(
        cancel(
          recordTaskOutcome(job(), 'a', { state: 'done', critiques: 0 }, now, 'p1'),
          now,
          'p1',
        ),
      ),
    ).toBe(false);
  });

  test('cancelling a job twice changes nothing, and neither does a later task outcome', () => {
    const cancelled = cancel(job(), now, 'p1');
    expect(cancel(cancelled, later, 'p1')).toBe(cancelled);
    expect(recordTaskOutcome(cancelled, 'a', done, now, 'p1')).toBe(cancelled);
  });

  test('cannot be cancelled once another outcome is decided', () => {
    const completed = ['a', 'b', 'c'].reduce(
      (current, id) => recordTaskOutcome(current, id, done, now, 'p1'),
      job(),
    );
    expect(() => cancel(completed, now, 'p1')).toThrow(AppError);
    expect(() => cancel(finish(completed, now, 'j1'), now, 'p1')).toThrow(
      'This analysis has already ended.',
    );
  });

  test('ends once, with its outcome as status', () => {
    const ended = finish(cancel(job(), now, 'p1'), later, 'j1');
    expect([ended.phase, ended.status, ended.completedAt]).toEqual(['done', 'cancelled', later]);
    expect(finish(ended, now, 'j1')).toBe(ended);
  });

  test('a job whose essay is deleted before the result is stored fails and costs nothing', () => {
    const completed = ['a', 'b', 'c'].reduce(
      (current, id) => recordTaskOutcome(current, id, done, now, 'p1'),
      job(),
    );
    const gone = failWithoutResult(completed, now, true);
    expect([gone.outcome, spendsCredit(gone)]).toEqual(['failed', false]);
  });

  test('deleting an essay cancels its running job and keeps the outcome of an ended one', () => {
    expect(abandon(job(), now, 'p1')).toMatchObject({ outcome: 'cancelled', isEssayDeleted: true });
    const ended = finish(cancel(job(), now, 'p1'), now, 'j1');
    const abandoned = abandon(ended, later, 'p2');
    expect(abandoned).toEqual({ ...ended, isEssayDeleted: true });
    expect(abandon(abandoned, later, 'p2')).toBe(abandoned);
  });

  test('a job that completes without any score costs nothing', () => {
    const completed = ['a', 'b', 'c'].reduce(
      (current, id) => recordTaskOutcome(current, id, done, now, 'p1'),
      job(),
    );
    expect(spendsCredit(markResultStored(completed, true))).toBe(true);
    expect(spendsCredit(markResultStored(completed, false))).toBe(false);
  });

  test('is finished by the process that decided its outcome, until another one takes the lease', () => {
    const decided = cancel(job(), now, 'p1');
    expect(decided.lease).toEqual({ holder: 'p1', fence: 1, beat: 0 });
    expect(renewLease(decided, 1).lease.beat).toBe(1);
    const taken = takeLease(decided, 'p2');
    expect(taken.lease).toEqual({ holder: 'p2', fence: 2, beat: 0 });
    expect([isHeldBy(taken, 1), isHeldBy(taken, 2)]).toEqual([false, true]);
    expect(renewLease(taken, 1)).toBe(taken);
  });

  test('gives its place back when it has ended', () => {
    expect(finish(cancel(job(), now, 'p1'), later, 'j1').slot).toBe('j1');
  });
});

import { describe, expect, test } from '@jest/globals';
import { AppError } from '@argint/contracts';
import {
  begin,
  cancel,
  essayGone,
  expire,
  finish,
  newJob,
  notesOf,
  settleChunk,
  spendsCredit,
  type Job,
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
  ...over,
});

describe('an analysis job', () => {
  test('goes from queued to processing once its chunks are out, and only once', () => {
    const begun = begin(job(), now);
    expect([begun.status, begun.progress]).toEqual(['processing', 10]);
    expect(begin(begun, later)).toBe(begun);
  });

  test('moves from 20 to 79 as chunks settle, then to 80 when all have', () => {
    let current = begin(job(), now);
    const seen = ['a', 'b', 'c'].map((id) => {
      current = settleChunk(current, id, done, now);
      return current.progress;
    });
    expect(seen).toEqual([40, 60, 80]);
    expect([current.phase, current.outcome, current.status]).toEqual([
      'finishing',
      'completed',
      'processing',
    ]);
  });

  test('counts a chunk once, whatever is said of it again', () => {
    const once = settleChunk(job(), 'a', done, now);
    expect(settleChunk(once, 'a', failed, now)).toBe(once);
    expect(settleChunk(once, 'unknown', done, now)).toBe(once);
  });

  test('completes with what there is when some chunks fail, and says so', () => {
    const ended = settleChunk(
      settleChunk(settleChunk(job(), 'a', done, now), 'b', failed, now),
      'c',
      failed,
      now,
    );
    expect(ended.outcome).toBe('completed');
    expect(notesOf(ended)).toEqual([
      '2 of 3 parts of the analysis did not finish; the result holds the others.',
    ]);
  });

  test('fails and costs nothing when nothing came back', () => {
    const ended = ['a', 'b', 'c'].reduce(
      (current, id) => settleChunk(current, id, failed, now),
      job(),
    );
    expect([ended.outcome, ended.error, spendsCredit(ended)]).toEqual([
      'failed',
      'Analysis failed',
      false,
    ]);
  });

  test('past its deadline ends with what there is', () => {
    expect(expire(job(), now)).toMatchObject({ phase: 'running' });
    expect(expire(job(), later).outcome).toBe('failed');
    expect(expire(settleChunk(job(), 'a', done, now), later).outcome).toBe('completed');
  });

  test('costs nothing when cancelled before any remark was shown, and a credit after', () => {
    expect(spendsCredit(cancel(job(), now))).toBe(false);
    expect(spendsCredit(cancel(settleChunk(job(), 'a', done, now), now))).toBe(true);
    expect(
      spendsCredit(cancel(settleChunk(job(), 'a', { state: 'done', critiques: 0 }, now), now)),
    ).toBe(false);
  });

  test('cancelled twice stays as it was, and no later chunk changes it', () => {
    const cancelled = cancel(job(), now);
    expect(cancel(cancelled, later)).toBe(cancelled);
    expect(settleChunk(cancelled, 'a', done, now)).toBe(cancelled);
  });

  test('cannot be cancelled once another outcome is decided', () => {
    const completed = ['a', 'b', 'c'].reduce(
      (current, id) => settleChunk(current, id, done, now),
      job(),
    );
    expect(() => cancel(completed, now)).toThrow(AppError);
    expect(() => cancel(finish(completed, now), now)).toThrow('This analysis has already ended.');
  });

  test('ends once, with its outcome as status', () => {
    const ended = finish(cancel(job(), now), later);
    expect([ended.phase, ended.status, ended.completedAt]).toEqual(['done', 'cancelled', later]);
    expect(finish(ended, now)).toBe(ended);
  });

  test('whose essay is deleted before the result is stored fails and costs nothing', () => {
    const completed = ['a', 'b', 'c'].reduce(
      (current, id) => settleChunk(current, id, done, now),
      job(),
    );
    const gone = essayGone(completed, now);
    expect([gone.outcome, spendsCredit(gone)]).toEqual(['failed', false]);
  });
});

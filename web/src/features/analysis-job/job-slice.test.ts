import { describe, expect, test } from '@jest/globals';
import { aCritique, aResult } from '../../testing/builders.ts';
import { idleJob, jobReducer, jobStarted, jobUpdated } from './job-slice.ts';
import type { JobState } from './job-slice.ts';
import { fewerCritiquesNote } from './job-words.ts';

const text = 'Everyone knows it.';
const started = jobReducer(
  { ...idleJob, phase: 'starting', submission: { text, question: '' }, startedAt: 1_000 },
  jobStarted({ jobId: 'job-1', essayId: 'essay-1' }),
);
const update = (
  state: JobState,
  changes: Partial<Parameters<typeof jobUpdated>[0]['update']>,
  at = 5_000,
): JobState =>
  jobReducer(
    state,
    jobUpdated({
      at,
      update: {
        analysisId: 'job-1',
        status: 'processing',
        progress: 45,
        processingStage: 'generating 60-100 line critiques',
        ...changes,
      },
    }),
  );

describe('updates of a running analysis', () => {
  test('a started job is queued and keeps the text that was sent', () => {
    expect(started).toMatchObject({ phase: 'watching', status: 'queued', jobId: 'job-1' });
    expect(started.submission?.text).toBe(text);
  });
  test('an update of another analysis is ignored', () => {
    expect(update(started, { analysisId: 'job-2' })).toEqual(started);
  });
  test('a longer list of partial critiques replaces the one shown before', () => {
    const one = aCritique(text, 'Everyone');
    const two = aCritique(text, 'knows it');
    const first = update(started, { partial: { lineCritiques: [one] } });
    const second = update(first, { partial: { lineCritiques: [one, two] } });
    expect(second.critiques).toEqual([one, two]);
  });
  test('an update without critiques keeps the ones that are shown', () => {
    const first = update(started, { partial: { lineCritiques: [aCritique(text, 'Everyone')] } });
    expect(update(first, { progress: 60 }).critiques).toHaveLength(1);
  });
  test('a shorter or empty list of partial critiques does not remove what is shown', () => {
    const two = [aCritique(text, 'Everyone'), aCritique(text, 'knows it')];
    const first = update(started, { partial: { lineCritiques: two } });
    const shorter = update(first, { partial: { lineCritiques: two.slice(1) } });
    const empty = update(shorter, { partial: { lineCritiques: [] }, progress: 90 });
    expect(empty.critiques).toEqual(two);
    expect(empty.progress).toBe(90);
  });
  test('the final result is never replaced by a late partial one', () => {
    const two = [aCritique(text, 'Everyone'), aCritique(text, 'knows it')];
    const result = aResult(two.slice(1));
    const done = update(started, { status: 'completed', progress: 100, result });
    expect(update(done, { partial: { lineCritiques: two } }).critiques).toHaveLength(1);
  });
  test('a result with fewer critiques than were shown says how many and why', () => {
    const two = [aCritique(text, 'Everyone'), aCritique(text, 'knows it')];
    const running = update(started, { partial: { lineCritiques: two } });
    const done = update(running, { status: 'completed', result: aResult(two.slice(1)) });
    expect(fewerCritiquesNote(done)).toBe(
      'While we were reading you saw 2 critiques; the result keeps 1. The other one repeated these ' +
        'or mattered less.',
    );
    const same = update(running, { status: 'completed', result: aResult(two) });
    expect(fewerCritiquesNote(same)).toBeNull();
  });
  test('progress never goes back, in whatever order updates arrive', () => {
    expect(update(update(started, { progress: 60 }), { progress: 45 }).progress).toBe(60);
  });
  test('a completed job has its result, full progress and an end time', () => {
    const result = aResult([aCritique(text, 'Everyone')]);
    const done = update(started, { status: 'completed', progress: 100, result }, 9_000);
    expect(done).toMatchObject({ status: 'completed', progress: 100, endedAt: 9_000 });
    expect(done.critiques).toHaveLength(1);
  });
  test('an update does not change a job that has ended', () => {
    const failed = update(started, { status: 'failed', error: 'It broke' });
    expect(update(failed, { status: 'processing', progress: 99 })).toEqual(failed);
  });
  test('a failure without a reason says Analysis failed', () => {
    expect(update(started, { status: 'failed', error: null }).error).toBe('Analysis failed');
  });
});

import { describe, expect, test } from '@jest/globals';
import { aCritique, aResult } from '../../test/builders.ts';
import { idleJob, jobReducer, jobStarted, jobUpdated } from './job-slice.ts';
import type { JobState } from './job-slice.ts';

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
  test('a started job waits in the queue with the text that was sent', () => {
    expect(started).toMatchObject({ phase: 'watching', status: 'queued', jobId: 'job-1' });
    expect(started.submission?.text).toBe(text);
  });
  test('news of another analysis is ignored', () => {
    expect(update(started, { analysisId: 'job-2' })).toEqual(started);
  });
  test('partial remarks replace the ones before, because they are cumulative', () => {
    const one = aCritique(text, 'Everyone');
    const two = aCritique(text, 'knows it');
    const first = update(started, { partial: { lineCritiques: [one] } });
    const second = update(first, { partial: { lineCritiques: [one, two] } });
    expect(second.critiques).toEqual([one, two]);
  });
  test('an update without remarks keeps those there are', () => {
    const first = update(started, { partial: { lineCritiques: [aCritique(text, 'Everyone')] } });
    expect(update(first, { progress: 60 }).critiques).toHaveLength(1);
  });
  test('progress never goes back, whatever order updates arrive in', () => {
    expect(update(update(started, { progress: 60 }), { progress: 45 }).progress).toBe(60);
  });
  test('completed brings the result, full progress and the end time', () => {
    const result = aResult([aCritique(text, 'Everyone')]);
    const done = update(started, { status: 'completed', progress: 100, result }, 9_000);
    expect(done).toMatchObject({ status: 'completed', progress: 100, endedAt: 9_000 });
    expect(done.critiques).toHaveLength(1);
  });
  test('nothing changes a job that has ended', () => {
    const failed = update(started, { status: 'failed', error: 'It broke' });
    expect(update(failed, { status: 'processing', progress: 99 })).toEqual(failed);
  });
  test('a failure without a reason says Analysis failed', () => {
    expect(update(started, { status: 'failed', error: null }).error).toBe('Analysis failed');
  });
});

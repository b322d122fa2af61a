import { expect, test } from '@jest/globals';
import { isFinal, JOB_STATUSES, PROCESSING_STAGES, stageOf } from './job.ts';

test('only completed, failed and cancelled are final', () => {
  expect(JOB_STATUSES.filter(isFinal)).toEqual(['completed', 'failed', 'cancelled']);
});
test('a running job’s stage changes at 20, 40 and 80 per cent', () => {
  expect(
    [0, 19, 20, 39, 40, 79, 80, 100].map((progress) => stageOf('processing', progress)),
  ).toEqual([
    'creating chunks',
    'creating chunks',
    'parallel analysis',
    'parallel analysis',
    'generating 60-100 line critiques',
    'generating 60-100 line critiques',
    'aggregating',
    'aggregating',
  ]);
});
test('in every other status the stage is the status, whatever the progress', () => {
  for (const status of JOB_STATUSES)
    if (status !== 'processing')
      for (const progress of [0, 50, 100]) expect(stageOf(status, progress)).toBe(status);
});
test('every stage a job can have is listed', () => {
  const reached = new Set(
    JOB_STATUSES.flatMap((status) => [0, 20, 40, 80].map((progress) => stageOf(status, progress))),
  );
  expect([...reached].sort()).toEqual([...PROCESSING_STAGES].sort());
});

import { expect, test } from '@jest/globals';
import { EVENT_SCHEMAS } from './events.ts';
import { fromTaskEvent, toTaskEvent } from './task-events.ts';

/** Data of two events as the last release publishes and reads them. */
const requested = {
  jobId: 'j',
  userId: 'u',
  essayId: 'e',
  analysisType: 'hybrid' as const,
  deadline: '2026-11-21T12:10:00.000Z',
  chunks: [{ chunkId: 'engine', kind: 'engine' as const, start: 0, end: 10 }],
};
const failed = { jobId: 'j', chunkId: 'engine', fence: 1, code: 'DEADLINE' };

test('an event about tasks is read in our words, and written in those that the last release reads', () => {
  expect(fromTaskEvent(failed)).toEqual({
    jobId: 'j',
    taskId: 'engine',
    fence: 1,
    code: 'DEADLINE',
  });
  const {
    chunks: [task],
    ...job
  } = requested;
  const ours = fromTaskEvent(EVENT_SCHEMAS['analysis.tasks.requested'].parse(requested));
  expect(ours).toEqual({
    ...job,
    tasks: [{ taskId: 'engine', kind: task?.kind, start: 0, end: 10 }],
  });
  expect(toTaskEvent(ours)).toEqual(requested);
  expect(toTaskEvent(fromTaskEvent(failed))).toEqual(failed);
});

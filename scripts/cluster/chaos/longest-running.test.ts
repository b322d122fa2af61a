import { describe, expect, test } from '@jest/globals';
import { longestRunning, type RunningPod } from './longest-running.ts';

const pod = (name: string, startedAt?: string): RunningPod => ({
  metadata: { name },
  status: {
    containerStatuses: [{ state: startedAt === undefined ? {} : { running: { startedAt } } }],
  },
});

describe('the pod that is killed next', () => {
  test('is the one whose container has run longest, so two kills meet two pods', () => {
    const first = pod('first', '2026-11-23T10:00:00Z');
    const second = pod('second', '2026-11-23T10:00:01Z');
    expect(longestRunning([second, first])).toBe('first');
    const again = pod('first', '2026-11-23T10:05:00Z');
    expect(longestRunning([again, second])).toBe('second');
  });

  test('has a container that runs, and is none where no container does', () => {
    expect(longestRunning([pod('starting'), pod('ready', '2026-11-23T10:00:00Z')])).toBe('ready');
    expect(longestRunning([pod('starting'), { ...pod('new'), status: {} }])).toBeUndefined();
  });
});

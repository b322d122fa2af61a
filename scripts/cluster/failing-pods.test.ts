import { expect, test } from '@jest/globals';
import { failingContainers, restartsOf, type Pod } from './failing-pods.ts';

const pod = (name: string, reason: string, restartCount: number): Pod => ({
  metadata: { name },
  status: { containerStatuses: [{ name: 'auth', restartCount, state: { waiting: { reason } } }] },
});

test('a container fails that ends again and again, or has no image; one that waits or ended once does not', () => {
  const pods = [
    pod('ends', 'CrashLoopBackOff', 2),
    pod('ended', 'CrashLoopBackOff', 1),
    pod('no-image', 'ErrImagePull', 0),
    pod('begins', 'ContainerCreating', 0),
    {
      metadata: { name: 'runs' },
      status: { containerStatuses: [{ name: 'auth', restartCount: 5, state: {} }] },
    },
    { metadata: { name: 'waits' }, status: {} },
  ];
  expect(failingContainers(pods, new Map())).toEqual([
    { pod: 'ends', container: 'auth', reason: 'CrashLoopBackOff', hasLog: true },
    { pod: 'no-image', container: 'auth', reason: 'ErrImagePull', hasLog: false },
  ]);
});

test('what was so before an upgrade is not held against it, until it goes on', () => {
  const before = [pod('ends', 'CrashLoopBackOff', 4), pod('no-image', 'ErrImagePull', 0)];
  expect(failingContainers(before, restartsOf(before))).toEqual([]);
  const later = [pod('ends', 'CrashLoopBackOff', 6)];
  expect(failingContainers(later, restartsOf(before))).toHaveLength(1);
});

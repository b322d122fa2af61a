import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  connected,
  disconnected,
  nextUpdate,
  openSocketHarness,
  subscribe,
  update,
  type SocketHarness,
} from './testing/socket-harness.ts';

const JOB = { jobId: 'j1', userId: 'u1', essayId: 'e1' } as const;
const RUNNING = { ...JOB, status: 'processing', processingStage: 'parallel analysis' } as const;
const COMPLETED = {
  ...JOB,
  status: 'completed',
  progress: 100,
  processingStage: 'completed',
} as const;

describe('a socket', () => {
  let harness: SocketHarness;
  let open: SocketHarness['open'];
  beforeEach(async () => {
    harness = await openSocketHarness();
    ({ open } = harness);
  });
  afterEach(() => harness.close());

  test('a socket without a token, or with a bad or revoked one, is refused with the specified message', async () => {
    for (const token of ['', 'bad', 'u1/revoked'])
      expect(await connected(open(token))).toBe('Invalid or expired token');
  });

  test('gets the current state right after it subscribes to its own analysis', async () => {
    const socket = open('u1/s1');
    const first = nextUpdate(socket);
    expect(await subscribe(socket, 'j1')).toEqual({ success: true });
    expect(await first).toEqual(harness.state);
  });

  test('cannot subscribe to another user’s analysis, an unknown one or a malformed id', async () => {
    const other = open('u2/s2');
    expect(await subscribe(other, 'j1')).toEqual({
      success: false,
      code: 'FORBIDDEN',
      error: 'Access denied. Please check your subscription.',
    });
    expect(await subscribe(open('u1/s1'), 'j9')).toMatchObject({
      success: false,
      code: 'JOB_NOT_FOUND',
    });
    expect(await subscribe(other, { $ne: 1 })).toMatchObject({
      success: false,
      code: 'VALIDATION_FAILED',
    });
  });

  test('gets updates of its own job, and no other socket does', async () => {
    const mine = open('u1/s1');
    const theirs = open('u2/s2');
    const leaked: unknown[] = [];
    theirs.on('analysis_update', (message) => leaked.push(message));
    const first = nextUpdate(mine);
    await Promise.all([subscribe(mine, 'j1'), subscribe(theirs, 'j1')]);
    await first;
    harness.state = update({ status: 'completed', progress: 100, processingStage: 'completed' });
    const last = nextUpdate(mine);
    await harness.publish('analysis.jobs.completed', COMPLETED);
    expect(await last).toEqual(harness.state);
    // A later answer on the other socket proves that everything sent to it before has arrived.
    await subscribe(theirs, 'j9');
    expect(leaked).toEqual([]);
  });

  test('a socket gets no older state after the final one, even if an older one was read before', async () => {
    const socket = open('u1/s1');
    await subscribe(socket, 'j1');
    const seen: string[] = [];
    const final = new Promise<void>((resolve) =>
      socket.on('analysis_update', ({ status }) => {
        seen.push(status);
        if (status === 'completed') resolve();
      }),
    );
    // The browser asks again; the answer to it is read before the job ends, and arrives after.
    const read = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    let reads = 0;
    harness.afterRead = async () => {
      if ((reads += 1) === 2) {
        read.resolve();
        await gate.promise;
      }
    };
    const again = subscribe(socket, 'j1');
    await read.promise;
    harness.state = update({ status: 'completed', progress: 100, processingStage: 'completed' });
    await harness.publish('analysis.jobs.completed', COMPLETED);
    // An old duplicate of the event changes nothing either.
    await harness.publish('analysis.jobs.updated', COMPLETED);
    gate.resolve();
    await Promise.all([again, final]);
    // Whatever was sent before this answer has arrived with it.
    await subscribe(socket, 'j9');
    expect(seen.slice(seen.indexOf('completed'))).toEqual(['completed']);
  });

  test('gets a change without new critiques as its event says it, without a read of the job', async () => {
    const socket = open('u1/s1');
    harness.found = 2;
    const first = nextUpdate(socket);
    await subscribe(socket, 'j1');
    await first;
    const { reads } = harness;
    const later = { ...RUNNING, progress: 60 };
    const next = nextUpdate(socket);
    await harness.publish('analysis.jobs.updated', { ...later, found: 2 });
    expect(await next).toEqual(
      update({ progress: 60, processingStage: 'parallel analysis', error: null }),
    );
    expect(harness.reads).toBe(reads);
    // New critiques, an event of an earlier release, and the end are read.
    harness.state = update({ progress: 70 });
    for (const event of [
      { ...later, found: 3 },
      later,
      { ...later, status: 'cancelled', found: 2 },
    ] as const)
      await harness.publish('analysis.jobs.updated', event);
    expect(harness.reads).toBe(reads + 3);
  });

  test('that has not been sent the critiques yet gets the state itself', async () => {
    const socket = open('u1/s1');
    harness.found = 2;
    const read = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    harness.afterRead = async () => {
      if (harness.reads === 2) {
        read.resolve();
        await gate.promise;
      }
    };
    const subscribed = subscribe(socket, 'j1');
    await read.promise;
    const first = nextUpdate(socket);
    await harness.publish('analysis.jobs.updated', { ...RUNNING, progress: 40, found: 2 });
    expect(await first).toEqual(harness.state);
    expect(harness.reads).toBe(3);
    gate.resolve();
    await subscribed;
  });

  test('ends when its session is revoked', async () => {
    const signedOut = open('u1/s1');
    const stays = open('u1/s2');
    await Promise.all([connected(signedOut), connected(stays)]);
    const end = disconnected(signedOut);
    await harness.publish('auth.sessions.revoked', {
      userId: 'u1',
      sid: 's1',
      revokedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await end).toBe('io server disconnect');
    expect(stays.connected).toBe(true);
  });

  test('a socket beyond the limit of its user is rejected while other users can still connect', async () => {
    for (let i = 0; i < 3; i += 1) expect(await connected(open('u1/s1'))).toBe('connected');
    expect(await connected(open('u1/s1'))).toBe('Too many connections');
    expect(await connected(open('u2/s1'))).toBe('connected');
  });
});

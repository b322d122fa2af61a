import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  connected,
  disconnected,
  nextUpdate,
  openSocketBed,
  subscribe,
  update,
  type SocketBed,
} from './testing/socket-bed.ts';

describe('a socket', () => {
  let bed: SocketBed;
  let open: SocketBed['open'];
  beforeEach(async () => {
    bed = await openSocketBed();
    ({ open } = bed);
  });
  afterEach(() => bed.close());

  test('with no, a bad or a revoked token is refused with the catalogue’s words', async () => {
    for (const token of ['', 'bad', 'u1/revoked'])
      expect(await connected(open(token))).toBe('Invalid or expired token');
  });

  test('gets the current state right after it subscribes to its own analysis', async () => {
    const socket = open('u1/s1');
    const first = nextUpdate(socket);
    expect(await subscribe(socket, 'j1')).toEqual({ success: true });
    expect(await first).toEqual(bed.state);
  });

  test('is refused another user’s, an unknown and a nonsense analysis', async () => {
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

  test('is told of its job, and nobody else is', async () => {
    const mine = open('u1/s1');
    const theirs = open('u2/s2');
    const leaked: unknown[] = [];
    theirs.on('analysis_update', (message) => leaked.push(message));
    const first = nextUpdate(mine);
    await Promise.all([subscribe(mine, 'j1'), subscribe(theirs, 'j1')]);
    await first;
    bed.state = update({ status: 'completed', progress: 100, processingStage: 'completed' });
    const last = nextUpdate(mine);
    await bed.publish('analysis.jobs.completed', {
      jobId: 'j1',
      userId: 'u1',
      essayId: 'e1',
      status: 'completed',
      progress: 100,
      processingStage: 'completed',
    });
    expect(await last).toEqual(bed.state);
    // A later answer on the other socket proves that everything sent to it before has arrived.
    await subscribe(theirs, 'j9');
    expect(leaked).toEqual([]);
  });

  test('ends when its session is revoked', async () => {
    const signedOut = open('u1/s1');
    const stays = open('u1/s2');
    await Promise.all([connected(signedOut), connected(stays)]);
    const end = disconnected(signedOut);
    await bed.publish('auth.sessions.revoked', {
      userId: 'u1',
      sid: 's1',
      revokedAt: '2026-11-21T12:00:00.000Z',
      expiresAt: '2026-11-21T12:00:00.000Z',
    });
    expect(await end).toBe('io server disconnect');
    expect(stays.connected).toBe(true);
  });

  test('one user cannot hold more than the cap', async () => {
    for (let i = 0; i < 3; i += 1) expect(await connected(open('u1/s1'))).toBe('connected');
    expect(await connected(open('u1/s1'))).toBe('Too many connections');
    expect(await connected(open('u2/s1'))).toBe('connected');
  });
});

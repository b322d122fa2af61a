import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  connected,
  nextUpdate,
  openSocketHarness,
  subscribe,
  update,
  type SocketHarness,
} from './testing/socket-harness.ts';

const changed = {
  jobId: 'j1',
  userId: 'u1',
  essayId: 'e1',
  status: 'processing',
  progress: 40,
  processingStage: 'generating 60-100 line critiques',
} as const;

describe('the metrics of sockets', () => {
  let harness: SocketHarness;
  beforeEach(async () => {
    harness = await openSocketHarness();
  });
  afterEach(() => harness.close());
  const lines = async (name: string) =>
    (await harness.registry.metrics()).split('\n').filter((line) => line.startsWith(name));

  test('count the open sockets, and the refused ones by reason', async () => {
    await Promise.all(['a', 'b', 'c'].map((sid) => connected(harness.open(`u1/${sid}`))));
    await connected(harness.open('u1/d'));
    await connected(harness.open('nonsense'));
    await connected(harness.open('u2/revoked'));
    harness.isDown = true;
    await connected(harness.open('u2/s2'));
    expect(await lines('notification_sockets')).toEqual([
      'notification_sockets 3',
      'notification_sockets_refused_total{reason="address"} 0',
      'notification_sockets_refused_total{reason="user"} 1',
      'notification_sockets_refused_total{reason="token"} 2',
      'notification_sockets_refused_total{reason="outage"} 1',
    ]);
  });

  test('measure from the change of an analysis until its state was sent', async () => {
    const socket = harness.open('u1/s1');
    const first = nextUpdate(socket);
    await subscribe(socket, 'j1');
    await first;
    harness.clock.advance(3);
    await harness.publish('analysis.jobs.updated', changed);
    expect(await lines('notification_update_delay_seconds_')).toEqual(
      expect.arrayContaining([
        'notification_update_delay_seconds_bucket{le="2"} 0',
        'notification_update_delay_seconds_bucket{le="5"} 1',
        'notification_update_delay_seconds_sum 3',
      ]),
    );
  });

  test('do not count a late event after the final state, as it sends nothing', async () => {
    const socket = harness.open('u1/s1');
    harness.state = update({ status: 'completed', progress: 100, processingStage: 'completed' });
    const final = nextUpdate(socket);
    await subscribe(socket, 'j1');
    await final;
    await harness.publish('analysis.jobs.updated', changed);
    expect(await lines('notification_update_delay_seconds_count')).toEqual([
      'notification_update_delay_seconds_count 0',
    ]);
  });
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { watchClientSockets, type ClientSockets } from '@argint/testkit';
import { describeWithServer, locateServer, MONGO } from '@argint/testkit/test-servers';
import { eventually } from '@argint/event-bus/testing';
import { increment, openCounters } from './testing/counters.ts';
import { dropDatabases } from './testing/drop-databases.ts';
import { openFlakyLink, type FlakyLink } from './testing/flaky-link.ts';

const plan = await locateServer(MONGO);
const service = `outage-${randomUUID().slice(0, 8)}`;
const UNAVAILABLE = { code: 'UNAVAILABLE' };

describeWithServer('a MongoDB that cannot be reached', plan, (server) => {
  dropDatabases(server.address, `argint-${service}`);
  let link: FlakyLink;
  let opened: Awaited<ReturnType<typeof openCounters>>;
  let sockets: ClientSockets;
  beforeEach(async () => {
    sockets = watchClientSockets();
    link = await openFlakyLink(server.address());
    opened = await openCounters({
      url: link.url,
      service: `${service}-${randomUUID().slice(0, 4)}`,
    });
  });
  afterEach(async () => {
    sockets.stop();
    await opened.store.close();
    await link.close();
  });

  const everyCall = () => {
    const { store, counters } = opened;
    return [
      () => counters.get('a'),
      () => counters.insert({ _id: 'b', count: 0, owner: null }),
      () => counters.update('a', increment),
      () => counters.find({}),
      () => counters.count({}),
      () => counters.delete('nobody'),
      () => counters.claimOne({ owner: null }, { field: 'count', direction: 1 }, increment),
      () => store.ping(),
      () => store.pendingOutbox(1),
      () => store.outboxBacklog(),
      () => store.clearOutbox('counters', 'a', ['e']),
      () => store.migrate(),
    ];
  };

  test('every call fails as UNAVAILABLE while connections are refused, and works again afterwards', async () => {
    const { counters } = opened;
    await counters.insert({ _id: 'a', count: 0, owner: null });
    link.cut();
    for (const outcome of await Promise.allSettled(everyCall().map((call) => call())))
      expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
    link.heal();
    for (const call of everyCall()) await call();
    // The update wrote the one, and the claim took the other, whose count was lower.
    for (const id of ['a', 'b']) expect(await counters.get(id)).toMatchObject({ count: 1 });
  });

  test('no call hangs while the server is silent, and calls work again afterwards', async () => {
    const { counters } = opened;
    await counters.insert({ _id: 'a', count: 0, owner: null });
    link.freeze();
    for (const outcome of await Promise.allSettled(everyCall().map((call) => call())))
      expect(outcome).toMatchObject({ status: 'rejected', reason: UNAVAILABLE });
    link.heal();
    expect(await counters.update('a', increment)).toMatchObject({ count: 1 });
  }, 30_000);

  test('an insert whose answer is lost happens once: its repetition succeeds or finds it', async () => {
    const { counters } = opened;
    const lost = link.loseAnswerTo('insert-mark');
    const doc = { _id: 'a', count: 5, owner: 'insert-mark' };
    const first = await counters.insert(doc).catch((error: unknown) => error);
    await lost;
    // A server without retryable writes cannot tell a repetition, so the driver makes none.
    if (first instanceof Error) {
      expect(first).toMatchObject(UNAVAILABLE);
      await expect(counters.insert(doc)).rejects.toMatchObject({ fields: ['_id'] });
    }
    expect(await counters.get('a')).toMatchObject({ count: 5, version: 1 });
    expect(await counters.count({})).toBe(1);
  });

  test('an update whose answer is lost is written once', async () => {
    const { counters } = opened;
    await counters.insert({ _id: 'a', count: 0, owner: null });
    const lost = link.loseAnswerTo('replacement-mark');
    const marked = await counters
      .update('a', (doc) => ({ ...increment(doc), owner: 'replacement-mark' }))
      .catch((error: unknown) => error);
    await lost;
    if (marked instanceof Error) expect(marked).toMatchObject(UNAVAILABLE);
    expect(await counters.get('a')).toMatchObject({ count: 1, version: 2 });
  });

  test('calls over connections that ended a moment ago are UNAVAILABLE, and hold up no later calls', async () => {
    const { counters } = opened;
    await counters.insert({ _id: 'a', count: 0, owner: null });
    sockets.end(link.port);
    const lost = [counters.update('a', increment), counters.get('a')];
    for (const outcome of await Promise.allSettled([...lost, counters.update('a', increment)]))
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(UNAVAILABLE);
    expect(await counters.update('a', increment)).not.toBeNull();
  }, 30_000);

  test('a driver that waits for ever before it asks its server again is a fatal failure', async () => {
    const fatal: unknown[] = [];
    // A server that can report its changes by itself is not asked, unless the client wants to ask.
    const asking = await openCounters({
      url: `${link.url}&serverMonitoringMode=poll`,
      service: `${service}-asking`,
      onFatal: (error) => fatal.push(error),
    });
    sockets.mute(link.port);
    await eventually('the fatal failure', () => fatal.length > 0, 30_000);
    expect(fatal).toMatchObject([{ message: expect.stringContaining('no longer looks for') }]);
    await asking.store.close();
  }, 60_000);

  test('closing waits for running calls, and later calls are UNAVAILABLE', async () => {
    const { store, counters } = opened;
    await counters.insert({ _id: 'a', count: 0, owner: null });
    const running = Array.from({ length: 10 }, () => counters.get('a'));
    await store.close();
    expect((await Promise.all(running)).every((doc) => doc?.count === 0)).toBe(true);
    await expect(counters.get('a')).rejects.toMatchObject(UNAVAILABLE);
    await expect(store.ping()).rejects.toMatchObject(UNAVAILABLE);
    await store.close();
  });

  test('closing while the server is silent ends with the limits of the running calls', async () => {
    const { store, counters } = opened;
    link.freeze();
    const running = counters.get('a').catch((error: unknown) => error);
    await store.close();
    expect(await running).toMatchObject(UNAVAILABLE);
  });
});

describeWithServer(
  'a MongoDB that restarts',
  plan,
  (server) => {
    dropDatabases(server.address, `argint-${service}`);

    test('keeps what was acknowledged; calls fail while it is down and work again afterwards', async () => {
      const { store, counters } = await openCounters({ url: server.address(), service });
      const acknowledged: string[] = [];
      let isDown = false;
      let failures = 0;
      const writer = (async () => {
        for (let n = 0; n < 10_000 && !(isDown && failures > 2); n += 1) {
          try {
            acknowledged.push((await counters.insert({ _id: `c${n}`, count: n, owner: null }))._id);
          } catch (error) {
            expect(error).toMatchObject(UNAVAILABLE);
            failures += 1;
          }
        }
      })();
      while (acknowledged.length < 20) await new Promise((resolve) => setImmediate(resolve));
      await server.control().stop();
      isDown = true;
      await writer;
      await expect(store.ping()).rejects.toMatchObject(UNAVAILABLE);
      await server.control().start();

      let answers = false;
      for (let tries = 0; tries < 50 && !answers; tries += 1)
        answers = await store.ping().then(
          () => true,
          () => false,
        );
      expect(answers).toBe(true);
      for (const id of acknowledged) expect(await counters.get(id)).not.toBeNull();
      expect(await counters.update('c0', increment)).toMatchObject({ count: 1 });
      await store.ready();
      await store.close();
    }, 120_000);
  },
  { control: true },
);

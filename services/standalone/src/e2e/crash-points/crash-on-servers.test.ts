import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dropDatabases, rawDocuments } from '@argint/aggregate-store-mongo/testing';
import { dropTopics } from '@argint/event-bus-kafka/testing';
import { launch, mainOf, tempDir } from '@argint/testkit';
import { describeWithServer, KAFKA, locateServer, MONGO } from '@argint/testkit/test-servers';
import { createFaultsOverApi } from './testing/faults-over-api.ts';
import { createSharedFleet } from './testing/shared-fleet.ts';
import { recordPoints } from './testing/visit.ts';

/** Every n-th durable step of a completed analysis is visited. */
const EVERY = 20;
/** The events of a killed replica wait for the end of its session, then for the other members of its groups. */
const SETTLE_MS = 60_000;
const PREFIX = `crash-${randomUUID().slice(0, 8)}`;

const mongo = await locateServer(MONGO);
const kafka = await locateServer(KAFKA);

describeWithServer('kill -9 of one of two replicas, with MongoDB and Kafka', mongo, (store) => {
  describeWithServer('as adapters', kafka, (bus) => {
    dropDatabases(store.address, PREFIX);
    let dir: Awaited<ReturnType<typeof tempDir>>;
    let settings: Record<string, string>;
    beforeAll(async () => {
      dir = await tempDir();
      settings = {
        // The same server, with the prefix as the name of the database.
        MONGO_URL: store
          .address()
          .replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${PREFIX}`),
        KAFKA_BROKERS: bus.address(),
        KAFKA_TOPIC_PREFIX: `${PREFIX}.`,
        KAFKA_PARTITIONS: '2',
        KAFKA_REPLICATION: '1',
        KAFKA_SESSION_SECONDS: '6',
        DATA_DIR: dir.path,
      };
      for (const [service, task] of [
        ['standalone', '--migrate'],
        ['essay', '--create-topics'],
      ] as const) {
        const done = await launch(mainOf(service), { env: settings, args: [task], ready: /./ });
        expect(await done.exited).toBe(0);
      }
    }, 120_000);
    afterAll(async () => {
      await dropTopics(bus.address(), `${PREFIX}.`);
      await dir.remove();
    }, 60_000);

    test('the other replica ends every job, keeps every essay and settles credits exactly', async () => {
      const { DATA_DIR: _, ...env } = settings;
      const fleet = createSharedFleet(2, {
        env,
        faults: createFaultsOverApi(() => rawDocuments(store.address(), PREFIX)),
        settleMs: SETTLE_MS,
      });
      try {
        const recorded = await recordPoints('replicas', ['complete']);
        const points = recorded.points.get('complete') ?? [];
        // A step of the very first start would need a new fleet and new databases.
        const later = points.filter((point) => !point.startsWith('auth:keyRings'));
        const chosen = later.filter((_point, i) => i % EVERY === 1);
        const faults: Record<string, string[]> = {};
        let reached = 0;
        for (const point of chosen) {
          const seen = await fleet.visit('complete', point);
          if (seen?.reached) reached += 1;
          if (seen && seen.faults.length > 0) faults[point] = seen.faults;
        }
        expect(faults).toEqual({});
        expect(chosen.length).toBeGreaterThan(4);
        // Timing decides whether a journey takes some of the steps.
        expect(reached).toBeGreaterThanOrEqual(Math.floor(chosen.length * 0.6));
      } finally {
        await fleet.close();
      }
    }, 600_000);
  });
});

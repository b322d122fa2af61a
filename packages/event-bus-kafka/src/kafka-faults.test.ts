import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EventBus, EventEnvelope } from '@argint/event-bus';
import { eventually, sample, TOPIC } from '@argint/event-bus/testing';
import { launch, type Launched } from '@argint/testkit';
import { describeWithServer, KAFKA, locateServer } from '@argint/testkit/test-servers';
import { createKafkaLog, LOG_LIMIT_MS, type KafkaLog } from './testing/kafka-log.ts';

const KEYS = Array.from({ length: 12 }, (_, index) => `key${index}`);
const LIMIT_MS = 180_000;
const MEMBER = fileURLToPath(new URL('testing/member-process.ts', import.meta.url));

/** Publishes rounds of one event per key until stopped; a round that is rejected is published again, as a relay does. */
const startLoad = (bus: EventBus) => {
  let rounds = 0;
  let rejections = 0;
  let stopped = false;
  const publish = async (events: EventEnvelope[]): Promise<void> => {
    for (;;) {
      try {
        return await bus.publish(events);
      } catch {
        rejections += 1;
        await sleep(100);
      }
    }
  };
  const run = async (): Promise<void> => {
    while (!stopped) {
      await publish(KEYS.map((key) => sample(key, `${key}:${rounds}`)));
      rounds += 1;
      await nextTurn();
    }
  };
  const running = run();
  return {
    rounds: () => rounds,
    rejections: () => rejections,
    stop: async (): Promise<number> => {
      stopped = true;
      await running;
      return rounds;
    },
  };
};

/** Every event was handled, and those of each key for the first time in their order. */
const expectAllInOrder = (seen: readonly string[], rounds: number): void => {
  for (const key of KEYS) {
    const firsts = [...new Set(seen.filter((id) => id.startsWith(`${key}:`)))];
    expect(firsts).toEqual(Array.from({ length: rounds }, (_, round) => `${key}:${round}`));
  }
};

const plan = await locateServer(KAFKA);

describeWithServer('the Kafka adapter, when a member is killed', plan, (kafka) => {
  let log: KafkaLog;
  beforeAll(async () => {
    log = await createKafkaLog(kafka.address());
  }, LOG_LIMIT_MS);
  afterAll(() => log.remove(), LOG_LIMIT_MS);

  test(
    'loses nothing and keeps the order by key: another member goes on with its partitions',
    async () => {
      const seen: string[] = [];
      let own = 0;
      const bus = log.open();
      await bus.consume('g', {
        [TOPIC]: async ({ id }) => {
          own += 1;
          seen.push(id);
          await nextTurn();
        },
      });
      const member: Launched = await launch(MEMBER, {
        env: { BROKERS: kafka.address(), PREFIX: log.prefix },
        ready: /^ready$/,
        onLine: (line) => {
          if (line.startsWith('handled ')) seen.push(line.slice('handled '.length));
        },
      });
      const load = startLoad(bus);
      const byMember = () => seen.length - own;
      await eventually('work for the other member', () => byMember() > 50, LIMIT_MS / 3);
      await member.stop('SIGKILL');
      const rounds = await load.stop();
      await eventually(
        'all events',
        () => new Set(seen).size === KEYS.length * rounds,
        LIMIT_MS / 2,
      );
      expectAllInOrder(seen, rounds);
    },
    LIMIT_MS,
  );
});

describeWithServer(
  'the Kafka adapter, when the broker is stopped and started under load',
  plan,
  (kafka) => {
    let log: KafkaLog;
    beforeAll(async () => {
      log = await createKafkaLog(kafka.address());
    }, LOG_LIMIT_MS);
    afterAll(() => log.remove(), LOG_LIMIT_MS);

    test(
      'loses nothing and keeps the order by key, in the group and in every replica',
      async () => {
        const seen: string[] = [];
        const replica: string[] = [];
        const fatal: unknown[] = [];
        const [publisher, consumer] = [log.open(), log.open()];
        consumer.onFatal((error) => fatal.push(error));
        await consumer.everyReplica({ [TOPIC]: async ({ id }) => void replica.push(id) });
        await consumer.consume('g', { [TOPIC]: async ({ id }) => void seen.push(id) });
        const load = startLoad(publisher);
        await eventually('work before', () => seen.length > 100, LIMIT_MS / 3);
        await kafka.control().stop();
        await eventually('a rejection', () => load.rejections() > 0, LIMIT_MS / 3);
        await expect(publisher.ping()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
        await kafka.control().start();
        const before = load.rounds();
        await eventually('work after', () => load.rounds() > before + 20, LIMIT_MS / 3);
        const rounds = await load.stop();
        const all = KEYS.length * rounds;
        await eventually('all in the group', () => new Set(seen).size === all, LIMIT_MS / 2);
        await eventually('all in the replica', () => new Set(replica).size === all, LIMIT_MS / 2);
        expectAllInOrder(seen, rounds);
        expectAllInOrder(replica, rounds);
        expect(fatal).toEqual([]);
        await publisher.ping();
      },
      2 * LIMIT_MS,
    );
  },
  { control: true },
);

import { join } from 'node:path';
import { eventually, sample, TOPIC } from '@argint/event-bus/testing';
import { createKafkaLog } from '@argint/event-bus-kafka/testing';
import { tempDir, testEnvironment } from '@argint/testkit';
import { describeWithServer, KAFKA, locateServer } from '@argint/testkit/test-servers';
import { expect, test } from '@jest/globals';
import { runServices } from './run-services.ts';
import { defineService } from './service-module.ts';

const LIMIT_MS = 180_000;

describeWithServer(
  'a service that starts while Kafka is stopped',
  await locateServer(KAFKA),
  (kafka) => {
    test(
      'is not ready, and handles events when Kafka has come',
      async () => {
        const dir = await tempDir();
        const log = await createKafkaLog(kafka.address());
        const handled: string[] = [];
        const one = defineService({
          name: 'one',
          config: {},
          needsBus: true,
          create: (context) => ({
            start: () => context.everyReplica({ [TOPIC]: async ({ id }) => void handled.push(id) }),
          }),
        });
        await kafka.control().stop();
        const running = await runServices([one], {
          env: {
            ...testEnvironment(join(dir.path, 'data')),
            KAFKA_BROKERS: kafka.address(),
            KAFKA_TOPIC_PREFIX: log.prefix,
          },
        });
        const readiness = async () => (await fetch(`http://${running.ops}/readyz`)).json();
        expect(await readiness()).toEqual({
          status: 'unavailable',
          failed: ['event bus', 'one subscriptions'],
        });
        await kafka.control().start();
        await eventually(
          'readiness',
          async () => (await fetch(`http://${running.ops}/readyz`)).ok,
          LIMIT_MS / 3,
        );
        const publisher = log.open();
        await eventually(
          'a handled event',
          async () => {
            await publisher.publish([sample('key', 'first')]).catch(() => undefined);
            return handled.includes('first');
          },
          LIMIT_MS / 3,
        );
        await running.close();
        await log.remove();
        await dir.remove();
      },
      LIMIT_MS,
    );
  },
  { control: true },
);

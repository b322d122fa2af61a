import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { EVENT_GROUPS } from '@argint/contracts';
import { newEvent, type DeadLetter, type EventBus } from '@argint/event-bus';
import { openEmbeddedBus } from '@argint/event-bus-embedded';
import { launchStandalone, tempDir, type Product } from '@argint/testkit';
import type { RunFile } from '../run-file.ts';
import { runAdmin, type AdminOutput } from './testing/run-admin.ts';

const TEXT = 'a sentence of an essay';
const GROUPS = Object.keys(EVENT_GROUPS).toSorted();

/** An event whose data does not fit its topic. Every group makes it a dead letter at once. */
const unreadable = (id: string) => ({
  ...newEvent('users.deleted', { userId: 'u1' }, { source: 'test', id, now: new Date() }),
  data: { text: TEXT } as never,
});

describe('an operator', () => {
  let dir: Awaited<ReturnType<typeof tempDir>>;
  let product: Product;
  let bus: EventBus;
  const admin = (...args: string[]): Promise<AdminOutput> => runAdmin(dir.path, ...args);
  const list = async (...args: string[]): Promise<DeadLetter[]> =>
    JSON.parse((await admin('dead-letters', 'list', '--json', ...args)).stdout) as DeadLetter[];
  const deadLettersOf = async (eventId: string): Promise<DeadLetter[]> => {
    let found: DeadLetter[];
    do {
      found = (await list('--topic', 'users.deleted')).filter((one) => one.eventId === eventId);
    } while (found.length < GROUPS.length);
    return found;
  };

  beforeAll(async () => {
    dir = await tempDir();
    product = await launchStandalone(dir.path);
    bus = openEmbeddedBus({ file: join(dir.path, 'bus.sqlite'), onError: () => undefined });
  }, 60_000);
  afterAll(async () => {
    await bus.close();
    await product.stop('SIGKILL');
    await dir.remove();
  });

  test('sees a queue for each topic that a group handles, and for no other: Kafka has topics for these', async () => {
    const pairs = (await bus.operators.queues()).map(({ topic, group }) => `${topic} ${group}`);
    const declared = Object.entries<readonly string[]>(EVENT_GROUPS).flatMap(([group, topics]) =>
      topics.map((topic) => `${topic} ${group}`),
    );
    expect(pairs.toSorted()).toEqual(declared.toSorted());
  });

  test('sees the dead letters of every group, without any text that a student may have written', async () => {
    await bus.publish([unreadable('e1')]);
    const letters = await deadLettersOf('e1');
    expect(letters.map(({ group }) => group).toSorted()).toEqual(GROUPS);
    const [letter] = letters;
    expect(letter).toMatchObject({ error: 'VALIDATION_FAILED', subject: 'u1' });
    const plain = await admin('dead-letters', 'list', '--group', 'essay', '--limit', '1');
    expect(plain.stdout).toMatch(/^id +topic +group +event +key +error +at\n\d+ +users\.deleted/);
    const shown = await admin('dead-letters', 'show', letter!.id);
    expect(shown.stdout).toContain('event: not shown: its data does not fit the topic');
    expect(plain.stdout + shown.stdout + JSON.stringify(letters)).not.toContain(TEXT);
  }, 60_000);

  test('can drop one dead letter and replay another', async () => {
    await bus.publish([unreadable('e2')]);
    const letters = await deadLettersOf('e2');
    const dropped = letters.find(({ group }) => group === 'essay')!;
    expect(await admin('dead-letters', 'drop', dropped.id)).toEqual({
      status: 0,
      stdout: `Dead letter ${dropped.id} is removed.\n`,
      stderr: '',
    });
    expect((await admin('dead-letters', 'show', dropped.id)).stderr).toBe(
      `There is no dead letter ${dropped.id}.\n`,
    );
    const replayed = letters.find(({ group }) => group === 'profile-billing')!;
    expect((await admin('dead-letters', 'replay', replayed.id)).status).toBe(0);
    // The group cannot read it this time either, so it becomes a dead letter again, with a new id.
    let again: DeadLetter | undefined;
    do {
      again = (await list('--group', 'profile-billing')).find(({ eventId }) => eventId === 'e2');
    } while (again === undefined || again.id === replayed.id);
    expect(again).toMatchObject({ eventId: 'e2', group: 'profile-billing' });
  }, 60_000);

  test('sees the lag of each group and the size of each outbox', async () => {
    const { stdout } = await admin('queues', '--json');
    const { queues, outboxes } = JSON.parse(stdout) as {
      queues: { topic: string; group: string; lag: number; retryTopic: string }[];
      outboxes: { service: string; waiting: number }[];
    };
    expect(queues.find(({ group }) => group === 'essay')).toMatchObject({
      topic: 'users.deleted',
      lag: 0,
      retryTopic: 'users.deleted.essay.retry',
    });
    expect(outboxes).toContainEqual({ service: 'essay', waiting: 0, oldestAgeSeconds: 0 });
    const plain = await admin('queues');
    expect(plain.stdout).toContain('outbox of');
    const { ops } = JSON.parse(readFileSync(join(dir.path, 'run.json'), 'utf8')) as RunFile;
    const metrics = await (await fetch(`http://${ops}/metrics`)).text();
    expect(metrics).toMatch(/^bus_dead_letters\{topic="users.deleted",group="essay"\} 1$/m);
    expect(metrics).toContain('outbox_waiting_aggregates{service="essay"} 0');
  }, 60_000);

  test('gets the usage of a command with missing arguments', async () => {
    expect(await admin('dead-letters', 'drop')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('usage: npm run admin -- dead-letters'),
    });
  });
});

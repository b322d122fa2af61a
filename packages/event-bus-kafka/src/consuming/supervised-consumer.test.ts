import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { gate } from '@argint/event-bus/testing';
import type { Consumer } from 'kafkajs';
import { superviseConsumer } from './supervised-consumer.ts';

/** What kafkajs throws while the only broker restarts. It calls that not retriable. */
const noCoordinator = (): Error =>
  Object.assign(new Error('Failed to find group coordinator'), {
    name: 'KafkaJSNonRetriableError',
    retriable: false,
  });
const refused = (): Error =>
  new Error('no', { cause: Object.assign(new Error(), { type: 'GROUP_AUTHORIZATION_FAILED' }) });

type Listener = (event: { payload: { error: Error } }) => void;

/** Consumers of kafkajs that do nothing, and a supervisor whose pauses take no time. */
const setUp = async (run: (number: number) => Promise<void> = async () => undefined) => {
  const crashes: Listener[] = [];
  const said: string[] = [];
  let pause = async (): Promise<unknown> => undefined;
  const create = (): Consumer => {
    const number = crashes.length + 1;
    const on = (_name: string, listener: Listener): void => void crashes.push(listener);
    const disconnect = async (): Promise<void> => void said.push(`${number} disconnected`);
    return { number, events: { CRASH: 'crash' }, on, disconnect } as unknown as Consumer;
  };
  const numberOf = (consumer: Consumer | undefined) =>
    (consumer as { number?: number } | undefined)?.number;
  const supervised = await superviseConsumer({
    create,
    run: async (consumer) => {
      said.push(`${numberOf(consumer)} runs`);
      await run(numberOf(consumer)!);
    },
    onError: (error) => void said.push((error as Error).message),
    onFatal: () => void said.push('fatal'),
    disconnectMs: 1_000,
    pause: () => pause(),
  });
  return {
    supervised,
    said,
    current: () => numberOf(supervised.current()),
    crash: (number: number, error: Error) => crashes[number - 1]!({ payload: { error } }),
    pauseWith: (next: () => Promise<unknown>) => void (pause = next),
  };
};

describe('a supervised consumer', () => {
  test('is replaced after a crash that kafkajs takes for final', async () => {
    const { crash, current, said } = await setUp();
    crash(1, noCoordinator());
    expect(current()).toBe(undefined);
    await nextTurn();
    expect(current()).toBe(2);
    expect(said).toEqual(['1 runs', 'Failed to find group coordinator', '2 runs']);
  });

  test('is replaced until a consumer starts', async () => {
    const { crash, current, said } = await setUp(async (number) => {
      if (number === 2 || number === 3) throw new Error(`no broker for ${number}`);
    });
    crash(1, new TypeError('kafkajs has lost its broker'));
    await nextTurn();
    expect(current()).toBe(4);
    expect(said).toContain('2 disconnected');
    expect(said).toContain('no broker for 3');
  });

  test('is replaced once when it crashes while it starts', async () => {
    const starting = gate();
    const { crash, current } = await setUp((number) =>
      number === 2 ? starting.opened : Promise.resolve(),
    );
    crash(1, noCoordinator());
    await nextTurn();
    crash(2, noCoordinator());
    starting.open();
    await nextTurn();
    expect(current()).toBe(3);
  });

  test('is not replaced when the brokers refuse it', async () => {
    const { crash, current, said } = await setUp();
    crash(1, refused());
    await nextTurn();
    expect(current()).toBe(undefined);
    expect(said).toEqual(['1 runs', 'no', 'fatal']);
  });

  test('is not replaced when it closes after the crash', async () => {
    const pausing = gate();
    const { crash, supervised, said, pauseWith } = await setUp();
    pauseWith(() => pausing.opened);
    crash(1, noCoordinator());
    await supervised.close();
    pausing.open();
    await nextTurn();
    expect(said).not.toContain('2 runs');
  });

  test('is disconnected again when its start ends after the closing', async () => {
    const starting = gate();
    const { crash, supervised, said } = await setUp((number) =>
      number === 2 ? starting.opened : Promise.resolve(),
    );
    crash(1, noCoordinator());
    await nextTurn();
    const closed = supervised.close();
    await nextTurn();
    starting.open();
    await closed;
    expect(said.filter((line) => line === '2 disconnected').length).toBe(2);
  });

  test('does not start when its first start fails', async () => {
    await expect(
      setUp(async () => {
        throw new Error('no broker');
      }),
    ).rejects.toThrow('no broker');
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { until } from '../testing/worker-bed.ts';
import type { CallModel, ModelCall } from './gemini-client.ts';
import { GeminiFault, type FaultReason } from './gemini-fault.ts';
import { createSteadyCalls } from './steady-calls.ts';

const asked = {} as ModelCall;
const delays = { firstMs: 0, mostMs: 0 };
const patient = new AbortController().signal;
const fails =
  (reason: FaultReason): CallModel =>
  () =>
    Promise.reject(new GeminiFault(reason));

const steady = (call: CallModel, models = ['one'], concurrency = 8) => {
  const calls: string[] = [];
  const pauses: string[] = [];
  const ask = createSteadyCalls({
    call: (model, ...rest) => {
      calls.push(model);
      return call(model, ...rest);
    },
    models,
    concurrency,
    delays,
    random: () => 0,
    onPause: (model, paused) => pauses.push(`${model} ${paused ? 'paused' : 'asked'}`),
  });
  return { calls, pauses, ask: (signal = patient) => ask(asked, 10_000, signal) };
};
const reasonOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof GeminiFault ? error.reason : String(error)),
  );

describe('steady calls', () => {
  test('try a busy model four times, and one that refuses only once', async () => {
    const busy = steady(fails('overloaded'));
    expect(await reasonOf(busy.ask())).toBe('overloaded');
    expect(busy.calls).toHaveLength(4);
    const refusing = steady(fails('refused'));
    expect(await reasonOf(refusing.ask())).toBe('refused');
    expect(refusing.calls).toHaveLength(1);
  });

  test('leave a model alone after five calls in a row that failed, and ask it again later', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'setTimeout'] });
    try {
      let up = false;
      const { ask, calls, pauses } = steady(() =>
        up ? Promise.resolve('{}') : Promise.reject(new GeminiFault('refused')),
      );
      for (let n = 0; n < 5; n++) expect(await reasonOf(ask())).toBe('refused');
      expect(await reasonOf(ask())).toBe('paused');
      expect(calls).toHaveLength(5);
      up = true;
      jest.setSystemTime(Date.now() + 120_000);
      expect(await reasonOf(ask())).toBe('answered');
      expect(pauses).toEqual(['one paused', 'one asked', 'one asked']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('do not hold a text the model will not read against the model', async () => {
    const { ask } = steady(fails('blocked'));
    for (let n = 0; n < 8; n++) expect(await reasonOf(ask())).toBe('blocked');
  });

  test('ask the models in order, and the next only where it may do better', async () => {
    const busy = steady(
      (model) =>
        model === 'one' ? Promise.reject(new GeminiFault('refused')) : Promise.resolve('{}'),
      ['one', 'two', 'three'],
    );
    expect(await busy.ask()).toEqual({ text: '{}', model: 'two' });
    const blocked = steady(fails('blocked'), ['one', 'two']);
    expect(await reasonOf(blocked.ask())).toBe('blocked');
    expect(blocked.calls).toEqual(['one']);
  });

  test('make no more calls at a time than allowed', async () => {
    const open: (() => void)[] = [];
    const { ask, calls } = steady(
      () => new Promise((resolve) => open.push(() => resolve('{}'))),
      ['one'],
      2,
    );
    const answers = [ask(), ask(), ask()];
    await Promise.resolve();
    expect(calls).toHaveLength(2);
    open[0]?.();
    await answers[0];
    await until(() => calls.length === 3);
    open.slice(1).forEach((answer) => answer());
    await Promise.all(answers);
  });

  test('end at once when nobody waits any more, also between two tries', async () => {
    const stop = new AbortController();
    const { ask } = steady(() => {
      queueMicrotask(() => stop.abort('cancelled'));
      return Promise.reject(new GeminiFault('overloaded', { retryAfterMs: 5_000 }));
    });
    expect(await reasonOf(ask(stop.signal))).toBe('cancelled');
  });
});

import { describe, expect, jest, test } from '@jest/globals';
import { until } from '../testing/worker-harness.ts';
import type { CallModel, ModelCall } from './model-call.ts';
import { ModelFault, type FaultReason } from './model-fault.ts';
import { createResilientCaller } from './resilient-caller.ts';

const request = {} as ModelCall;
const delays = { firstMs: 0, mostMs: 0 };
const neverAborted = new AbortController().signal;
const failWith =
  (reason: FaultReason): CallModel =>
  () =>
    Promise.reject(new ModelFault(reason));

const callerOver = (call: CallModel, models = ['one'], concurrency = 8) => {
  const calls: string[] = [];
  const pauses: string[] = [];
  const ask = createResilientCaller({
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
  return { calls, pauses, ask: (signal = neverAborted) => ask(request, 10_000, signal) };
};
const reasonOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelFault ? error.reason : String(error)),
  );

describe('the resilient caller', () => {
  test('tries an overloaded model four times and a model that refuses once', async () => {
    const busy = callerOver(failWith('overloaded'));
    expect(await reasonOf(busy.ask())).toBe('overloaded');
    expect(busy.calls).toHaveLength(4);
    const refusing = callerOver(failWith('refused'));
    expect(await reasonOf(refusing.ask())).toBe('refused');
    expect(refusing.calls).toHaveLength(1);
  });

  test('pauses a model after five failed calls in a row and tries it again later', async () => {
    jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'setTimeout'] });
    try {
      let up = false;
      const { ask, calls, pauses } = callerOver(() =>
        up ? Promise.resolve('{}') : Promise.reject(new ModelFault('refused')),
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

  test('does not pause a model that blocks the text', async () => {
    const { ask } = callerOver(failWith('blocked'));
    for (let n = 0; n < 8; n++) expect(await reasonOf(ask())).toBe('blocked');
  });

  test('asks the models in order, and the next one only when the text is not the reason', async () => {
    const busy = callerOver(
      (model) =>
        model === 'one' ? Promise.reject(new ModelFault('refused')) : Promise.resolve('{}'),
      ['one', 'two', 'three'],
    );
    expect(await busy.ask()).toEqual({ text: '{}', model: 'two' });
    const blocked = callerOver(failWith('blocked'), ['one', 'two']);
    expect(await reasonOf(blocked.ask())).toBe('blocked');
    expect(blocked.calls).toEqual(['one']);
  });

  test('makes at most `concurrency` calls at the same time', async () => {
    const open: (() => void)[] = [];
    const { ask, calls } = callerOver(
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

  test('stops at once when the signal aborts, even between two attempts', async () => {
    const stop = new AbortController();
    const { ask } = callerOver(() => {
      queueMicrotask(() => stop.abort('cancelled'));
      return Promise.reject(new ModelFault('overloaded', { retryAfterMs: 5_000 }));
    });
    expect(await reasonOf(ask(stop.signal))).toBe('cancelled');
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { createBusSubscriptions } from './bus-subscriptions.ts';

/** A bus that is away as long as `state.isAway`, and pauses that end when the test says so. */
const setUp = (isAway: boolean) => {
  const state = { isAway, fault: undefined as Error | undefined };
  const said: string[] = [];
  const causes: unknown[] = [];
  let pausing = Promise.withResolvers<void>();
  const subscriptions = createBusSubscriptions({
    bus: {
      ping: async () => {
        if (state.isAway) throw new Error('away');
      },
    },
    onError: (error) => {
      said.push((error as Error).message);
      causes.push((error as Error).cause);
    },
    pause: (_ms, signal) => {
      signal.addEventListener('abort', () => pausing.resolve());
      return pausing.promise;
    },
  });
  const add = (name = 'a') =>
    subscriptions.add(
      async () => {
        if (state.isAway) throw new Error('away');
        if (state.fault) throw state.fault;
        said.push(`${name} subscribes`);
        return { close: async () => void said.push(`${name} closes`) };
      },
      () => void said.push(`${name} is subscribed`),
    );
  const tryAgain = async (): Promise<void> => {
    const { resolve } = pausing;
    pausing = Promise.withResolvers();
    resolve();
    await nextTurn();
  };
  return { state, said, causes, subscriptions, add, tryAgain };
};

describe('the subscriptions of a service', () => {
  test('are made at once while the bus answers, and closed with the service', async () => {
    const { add, said, subscriptions } = setUp(false);
    await add();
    await subscriptions.check();
    await subscriptions.close();
    expect(said).toEqual(['a subscribes', 'a is subscribed', 'a closes']);
  });

  test('that are missing are logged with the reason, such as a wrong password', async () => {
    const { add, causes, subscriptions } = setUp(true);
    await add();
    await subscriptions.close();
    expect(causes).toEqual([new Error('away')]);
  });

  test('are missing while the bus is away, and made when it is back', async () => {
    const { add, state, said, subscriptions, tryAgain } = setUp(true);
    await add('a');
    await add('b');
    await tryAgain();
    await expect(subscriptions.check()).rejects.toThrow('2 subscriptions are missing');
    state.isAway = false;
    await tryAgain();
    await subscriptions.check();
    await subscriptions.close();
    expect(said.filter((line) => line.startsWith('a'))).toEqual([
      'a subscribes',
      'a is subscribed',
      'a closes',
    ]);
    expect(said).toContain('b is subscribed');
  });

  test('are made later when the bus goes away meanwhile', async () => {
    const { subscriptions, state, tryAgain } = setUp(false);
    let tries = 0;
    await subscriptions.add(async () => {
      tries += 1;
      state.isAway = tries === 1;
      if (state.isAway) throw new Error('went away');
      return { close: async () => undefined };
    });
    await expect(subscriptions.check()).rejects.toThrow('missing');
    state.isAway = false;
    await tryAgain();
    await subscriptions.check();
    expect(tries).toBe(2);
  });

  test('fail with what the bus says while it answers', async () => {
    const { add, state } = setUp(false);
    state.fault = new Error('no such topic');
    await expect(add()).rejects.toThrow('no such topic');
  });

  test('say once what is wrong when the bus is back without a topic', async () => {
    const { add, said, state, subscriptions, tryAgain } = setUp(true);
    await add();
    Object.assign(state, { isAway: false, fault: new Error('no such topic') });
    await tryAgain();
    await tryAgain();
    expect(said).toEqual([expect.stringContaining('away'), 'no such topic']);
    await expect(subscriptions.check()).rejects.toThrow('missing');
    state.fault = undefined;
    await tryAgain();
    await subscriptions.check();
  });

  test('are not made after the closing', async () => {
    const { add, said, state, subscriptions } = setUp(true);
    await add();
    await subscriptions.close();
    state.isAway = false;
    await nextTurn();
    expect(said).not.toContain('a subscribes');
  });
});

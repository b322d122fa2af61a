import { afterEach, describe, expect, test } from '@jest/globals';
import { watchServerReach } from './server-reach.ts';

/** A clock that only moves when it is told to. */
const fakeClock = () => {
  let now = 0;
  let timers: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    after: (ms: number, work: () => void) => {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    /** Moves on by `ms`, and lets promises settle after each timer. */
    pass: async (ms: number): Promise<void> => {
      const end = now + ms;
      for (;;) {
        const next = timers.toSorted((a, b) => a.at - b.at).find(({ at }) => at <= end);
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.work();
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      }
      now = end;
    },
  };
};

let stop = (): void => undefined;
const begin = (answer: () => Promise<boolean>) => {
  const clock = fakeClock();
  const server = { answer, asked: 0 };
  const told: { at: number; reachable: boolean }[] = [];
  const reach = watchServerReach({
    clock,
    ask: () => {
      server.asked += 1;
      return server.answer();
    },
    onChange: (reachable) => void told.push({ at: clock.now(), reachable }),
  });
  stop = reach.stop;
  return { clock, server, told, reach };
};
const answers = async (): Promise<boolean> => true;
const refuses = (): Promise<boolean> => Promise.reject(new TypeError('refused'));
const hangs = (): Promise<boolean> => new Promise(() => undefined);

afterEach(() => stop());

describe('whether the server answers', () => {
  test('is asked every 2 seconds, and nothing is told while it does', async () => {
    const { clock, server, told } = begin(answers);
    await clock.pass(10_000);
    expect(server.asked).toBeGreaterThanOrEqual(2);
    expect(told).toEqual([]);
  });
  test('is not asked while it is heard from', async () => {
    const { clock, server, reach } = begin(answers);
    for (let i = 0; i < 10; i += 1) {
      await clock.pass(1_000);
      reach.heard();
    }
    expect(server.asked).toBe(0);
  });
  test.each([
    ['refuses', refuses],
    ['never answers', hangs],
    ['answers with a fault of its proxy', async () => false],
  ])('is told within 5 seconds when it %s', async (_case, fault) => {
    const { clock, server, told, reach } = begin(answers);
    // The worst moment: just after it was asked and heard from.
    await clock.pass(4_001);
    reach.heard();
    server.answer = fault;
    const gone = clock.now();
    await clock.pass(5_000);
    expect(told).toHaveLength(1);
    expect(told[0]?.reachable).toBe(false);
    expect((told[0]?.at ?? Infinity) - gone).toBeLessThan(5_000);
  });
  test('is told again as soon as it is back', async () => {
    const { clock, server, told } = begin(hangs);
    await clock.pass(6_000);
    server.answer = answers;
    await clock.pass(5_000);
    expect(told.map(({ reachable }) => reachable)).toEqual([false, true]);
  });
  test('is told at once when the socket brings something', async () => {
    const { clock, told, reach } = begin(hangs);
    await clock.pass(6_000);
    reach.heard();
    expect(told.map(({ reachable }) => reachable)).toEqual([false, true]);
  });
  test('is asked at once when something went wrong', async () => {
    const { clock, told, reach } = begin(refuses);
    reach.check();
    await clock.pass(0);
    await clock.pass(1);
    expect(told).toEqual([{ at: 0, reachable: false }]);
  });
  test('is false at once when the browser goes offline', () => {
    const { told } = begin(answers);
    window.dispatchEvent(new Event('offline'));
    expect(told).toEqual([{ at: 0, reachable: false }]);
  });
  test('is not asked any more once stopped', async () => {
    const { clock, server, told, reach } = begin(refuses);
    reach.stop();
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    reach.check();
    await clock.pass(20_000);
    expect(server.asked).toBe(0);
    expect(told).toEqual([]);
  });
});

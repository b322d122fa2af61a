import { describe, expect, test } from '@jest/globals';
import { createSlots } from './slots.ts';

const { signal } = new AbortController();
const gate = () => Promise.withResolvers<void>();

describe('slots', () => {
  test('run so many at a time, in order of arrival, whatever becomes of each', async () => {
    const inSlot = createSlots(2);
    const gates = Array.from({ length: 4 }, gate);
    const begun: number[] = [];
    const all = gates.map(({ promise }, n) =>
      inSlot(async () => {
        begun.push(n);
        await promise;
      }, signal),
    );
    await Promise.resolve();
    expect(begun).toEqual([0, 1]);
    gates[1]?.reject(new Error('no'));
    await expect(all[1]).rejects.toThrow('no');
    expect(begun).toEqual([0, 1, 2]);
    gates[0]?.resolve();
    await all[0];
    expect(begun).toEqual([0, 1, 2, 3]);
    for (const { resolve } of gates) resolve();
    await Promise.allSettled(all);
    await expect(inSlot(async () => 'free again', signal)).resolves.toBe('free again');
  });

  test('who stops waiting is never run, and holds up nobody behind', async () => {
    const inSlot = createSlots(1);
    const first = gate();
    const running = inSlot(() => first.promise, signal);
    const leaving = new AbortController();
    const left = inSlot(async () => 'ran', leaving.signal);
    const next = inSlot(async () => 'next', signal);
    leaving.abort('gone');
    await expect(left).rejects.toBe('gone');
    first.resolve();
    await running;
    expect(await next).toBe('next');
    await expect(inSlot(async () => 'ran', leaving.signal)).rejects.toBe('gone');
    expect(await inSlot(async () => 'still', signal)).toBe('still');
  });
});

import { BroadcastChannel } from 'node:worker_threads';
import type { Findings } from '@argint/contracts';
import type { ReadRequest } from '../offline/engine-thread.ts';

const hang = (): never => {
  // See createHangLimit of the testkit.
  new BroadcastChannel('thread-hangs').postMessage(null);
  for (;;) Math.random();
};

let collected = 0;

/** Counts instead of collecting garbage; the text `count` is answered with the count. */
export const collect = (): void => void collected++;

/** A thread module that does what the text says: hang, exit, grow, throw, or answer. */
export const analyse = ({ text }: ReadRequest): Findings => {
  if (text === 'hang') hang();
  if (text === 'exit') process.exit(3);
  if (text === 'grow') for (const kept: number[][] = []; ;) kept.push(Array(100_000).fill(1.5));
  if (text === 'throw') throw new TypeError('the essay said: secret');
  const said = text === 'count' ? String(collected) : text;
  return { kind: 'engine', critiques: [], emptyReasons: { said } };
};

import type { Findings } from '@argint/contracts';
import type { ThreadRequest } from '../offline/engine-thread.ts';

/** A thread module that does what the text says: hang, exit, grow, throw, or answer. */
export const analyse = ({ kind, text }: ThreadRequest): Findings => {
  if (text === 'hang') for (;;) Math.random();
  if (text === 'exit') process.exit(3);
  if (text === 'grow') for (const kept: number[][] = []; ;) kept.push(Array(100_000).fill(1.5));
  if (text === 'throw') throw new TypeError('the essay said: secret');
  return { kind, critiques: [], parts: { recommendation: text } };
};

import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { findAll, readEssay } from '@argint/critique-engine';

/** Whether this is the first call for the folder, across all threads. */
const isFirstCall = (dir: string): boolean => {
  try {
    closeSync(openSync(join(dir, 'troubled'), 'wx'));
    return true;
  } catch {
    return false;
  }
};

const FAULTS: Record<string, () => void> = {
  hangs: () => {
    // See createHangLimit of the testkit.
    new BroadcastChannel('thread-hangs').postMessage(null);
    for (;;) Math.random();
  },
  exits: () => process.exit(3),
  grows: () => {
    for (const kept: number[][] = []; ;) kept.push(Array<number>(100_000).fill(1.5));
  },
};

/**
 * The offline engine with faults that a sentence in the essay asks for: 'The analyst hangs.' fails each time; 'The
 * analyst grows once in /some/folder.' only the first time. Faults: `hangs` never returns, `exits` ends the thread,
 * `grows` fills its memory.
 */
export const analyse = ({ text, question }: { text: string; question: string | null }) => {
  const [, fault = '', onceIn] = /The analyst (\w+)(?: once in (\S+))?\./.exec(text) ?? [];
  if (onceIn === undefined || isFirstCall(onceIn)) FAULTS[fault]?.();
  return findAll(readEssay(text, question));
};

/** Loads nothing ahead: the faults come with the first task. */
export const warmUp = (): void => undefined;

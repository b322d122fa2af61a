import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { BroadcastChannel } from 'node:worker_threads';
import { findFor, readEssay } from '@argint/critique-engine';

type Request = Parameters<typeof findFor>[0];
interface Task {
  kind: Request;
  text: string;
  question: string | null;
  start: number;
  end: number;
}

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

/** Does what a sentence of the essay asks for, if it names this kind of task. */
const makeTrouble = (kind: Request, text: string): void => {
  const [, target, fault = '', onceIn] =
    /The (\w+) analyst (\w+)(?: once in (\S+))?\./.exec(text) ?? [];
  const isTarget = target === kind || target === 'any';
  if (isTarget && (onceIn === undefined || isFirstCall(onceIn))) FAULTS[fault]?.();
};

/**
 * The offline engine with faults that a sentence in the essay asks for: 'The scores analyst hangs.' fails every
 * task of kind `scores`; 'The lines analyst grows once in /some/folder.' fails only the first one. `any` stands
 * for every kind. Faults: `hangs` never returns, `exits` ends the thread, `grows` fills its memory.
 */
export const analyse = ({ kind, text, question, start, end }: Task) => {
  makeTrouble(kind, text);
  return findFor(kind, readEssay(text, question), { start, end });
};

/** The same for several tasks of one essay. The fault of one ends the run of all. */
export const analyseTogether = ({
  text,
  question,
  parts,
}: Pick<Task, 'text' | 'question'> & { parts: Pick<Task, 'kind' | 'start' | 'end'>[] }) => {
  const model = readEssay(text, question);
  return parts.map(({ kind, start, end }) => {
    makeTrouble(kind, text);
    return { findings: findFor(kind, model, { start, end }) };
  });
};

/** Loads nothing ahead: the faults come with the first task. */
export const warmUp = (): void => undefined;

import { existsSync } from 'node:fs';
import { findFor, readEssay } from '@argint/critique-engine';

interface Task {
  kind: Parameters<typeof findFor>[0];
  text: string;
  question: string | null;
  start: number;
  end: number;
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** Blocks the thread until the file exists that the essay names: 'The reader waits for /some/file.' */
const passGate = ({ kind, text }: Task): void => {
  const gate = /The reader waits for (\S+)\./.exec(text)?.[1];
  if (kind === 'lines' || gate === undefined) return;
  while (!existsSync(gate)) Atomics.wait(pause, 0, 0, 25);
};

/**
 * The offline engine, which reads the lines of an essay at once and the rest only when a file exists.
 * So a job stands still in the middle for as long as a test needs. 'The reader gives up.' ends the
 * thread, and so fails the job, until the file exists.
 */
export const analyse = (task: Task) => {
  const { kind, text, question, start, end } = task;
  const until = /The reader gives up until (\S+)\./.exec(text)?.[1];
  if (until !== undefined && !existsSync(until)) process.exit(3);
  passGate(task);
  return findFor(kind, readEssay(text, question), { start, end });
};

/** The same for several tasks of one essay. */
export const analyseTogether = ({
  parts,
  ...shared
}: Pick<Task, 'text' | 'question'> & { parts: Pick<Task, 'kind' | 'start' | 'end'>[] }) =>
  parts.map((part) => ({ findings: analyse({ ...shared, ...part }) }));

/** Loads nothing ahead. */
export const warmUp = (): void => undefined;

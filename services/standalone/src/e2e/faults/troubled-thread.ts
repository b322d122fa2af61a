import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { findFor, readEssay } from '@argint/critique-engine';

type Request = Parameters<typeof findFor>[0];
interface Asked {
  kind: Request;
  text: string;
  question: string | null;
  start: number;
  end: number;
}

/** Whether this is the first time anybody asks, in whatever thread. */
const isFirst = (dir: string): boolean => {
  try {
    closeSync(openSync(join(dir, 'troubled'), 'wx'));
    return true;
  } catch {
    return false;
  }
};

const TROUBLE: Record<string, () => void> = {
  hangs: () => {
    for (;;) Math.random();
  },
  exits: () => process.exit(3),
  grows: () => {
    for (const kept: number[][] = []; ;) kept.push(Array<number>(100_000).fill(1.5));
  },
};

/**
 * The offline engine with a fault an essay may ask for: 'The scores analyst hangs.', or 'The lines analyst grows
 * once in /some/folder.'; 'any' is every kind.
 */
export const analyse = ({ kind, text, question, start, end }: Asked) => {
  const [, who, what = '', where] = /The (\w+) analyst (\w+)(?: once in (\S+))?\./.exec(text) ?? [];
  if ((who === kind || who === 'any') && (where === undefined || isFirst(where))) TROUBLE[what]?.();
  return findFor(kind, readEssay(text, question), { start, end });
};

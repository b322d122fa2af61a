import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Figure } from './statistics.ts';

/** One run, as kept for comparison over time. */
export interface Result {
  node: string;
  cores: number;
  /** One-minute load average when it began: above half the cores, times are not comparable, ratios hardly. */
  load: number;
  figures: Figure[];
}

const FOLDER = join(import.meta.dirname, 'results');

/** Writes a run under its time; answers the file's path from here. */
export const saveResult = (result: Result): string => {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return relative(process.cwd(), file);
};

/** The values of an earlier run by name. */
export const readResult = (file: string): ReadonlyMap<string, number> => {
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  return new Map(figures.map(({ name, value }) => [name, value]));
};

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Figure } from './statistics.ts';

/** One run, kept for comparison over time. */
export interface Result {
  node: string;
  cores: number;
  /** One-minute load average at the start. Above half the number of cores, times cannot be compared and ratios hardly. */
  load: number;
  figures: Figure[];
}

const FOLDER = join(import.meta.dirname, 'results');

/** Saves a run under its time. @returns the path of the file, relative to the working folder */
export const saveResult = (result: Result): string => {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${new Date().toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return relative(process.cwd(), file);
};

/** The values of an earlier run, by name. */
export const readResult = (file: string): ReadonlyMap<string, number> => {
  const { figures } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  return new Map(figures.map(({ name, value }) => [name, value]));
};

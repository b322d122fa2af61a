import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ENGINE_VERSION, RUBRIC_VERSION } from '@argint/critique-engine';
import { measureReading } from './reading-figures.ts';
import { measureRuleRates, ruleRatesSchema } from './rule-rates.ts';
import { scorerRow } from './scorer-row.ts';

const rows = z.array(scorerRow);
/** The figures of one run of the scorer and the reader, and the sets it ran on. */
export const figuresSchema = z.object({
  /** Day of the run, ISO 8601. */
  date: z.string(),
  commit: z.string(),
  engineVersion: z.string(),
  rubricVersion: z.string(),
  /** Number of items by set. */
  items: z.record(z.string(), z.number()),
  /** Number of sentences in the grammar set without an error. */
  cleanSentences: z.number(),
  engine: rows,
  /** The same figures for a trivial engine that looks only at length and position. */
  trivial: rows,
  rates: ruleRatesSchema,
});
export type Figures = z.infer<typeof figuresSchema>;

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const SETS = [
  'scores-ellipse',
  'argument-aae',
  'grammar-bea',
  'grammar-expect',
  'relevance-ielts',
  'bias-babe',
];

const score = async (folder: string, args: readonly string[]): Promise<z.infer<typeof rows>> => {
  const { stdout } = await run(
    process.execPath,
    [join(folder, 'score.mjs'), '--data', folder, '--json', ...args],
    { cwd: root, maxBuffer: 2 ** 26 },
  );
  return rows.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
};

const linesOf = async (folder: string, set: string): Promise<string[]> => {
  try {
    return (await readFile(join(folder, `${set}.jsonl`), 'utf8')).trim().split('\n');
  } catch {
    return [];
  }
};

/** Runs the scorer and the reader of `folder` on the sets in it, which takes minutes. `now` is an ISO 8601 time. */
export const measureFigures = async (folder: string, now: string): Promise<Figures> => {
  const sets = await Promise.all(
    SETS.map(async (set) => ({ set, lines: await linesOf(folder, set) })),
  );
  const grammar = sets.find(({ set }) => set === 'grammar-bea')?.lines ?? [];
  const clean = grammar.filter((line) => {
    const { edits } = JSON.parse(line) as { edits?: unknown[] };
    return edits?.length === 0;
  });
  const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  return {
    date: now.slice(0, 10),
    commit: commit.trim(),
    engineVersion: ENGINE_VERSION,
    rubricVersion: RUBRIC_VERSION,
    items: Object.fromEntries(sets.map(({ set, lines }) => [set, lines.length])),
    cleanSentences: clean.length,
    rates: measureRuleRates(folder),
    trivial: await score(folder, ['--baseline']),
    engine: [
      ...(await score(folder, ['--', 'npm', 'run', '-s', 'critique', '--', '--jsonl'])),
      ...(await measureReading(folder)),
    ],
  };
};

import { execFile } from 'node:child_process';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ScorerRow } from './scorer-row.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
/** What reader.mjs prints with --json. */
const rows = z.array(
  z.object({ part: z.string(), figure: z.string(), value: z.string(), note: z.string() }),
);

/** The reader's figures in the form of the scorer's: the set is `reading-` and the part. */
export const readingRows = (json: string): ScorerRow[] =>
  rows
    .parse(JSON.parse(json.trim().split('\n').at(-1) ?? ''))
    .map(({ part, figure, value, note }) => ({
      set: `reading-${part}`,
      figure,
      value,
      ci: '',
      note,
    }));

/**
 * Runs the reader of `folder` on the held-out half of the bank and on the sets, which takes minutes. Empty where the
 * folder has no reader.
 */
export const measureReading = async (folder: string): Promise<ScorerRow[]> => {
  const reader = join(folder, 'reader.mjs');
  try {
    await access(reader);
  } catch {
    return [];
  }
  const bank = await mkdtemp(join(tmpdir(), 'bank-'));
  try {
    await run(process.execPath, [join(root, 'scripts/write-bank.ts'), '--to', bank]);
    const halves = ['twins', 'long', 'genres'].flatMap((part) => [
      `--${part}`,
      join(bank, `${part}-held-out.jsonl`),
    ]);
    const { stdout } = await run(
      process.execPath,
      [reader, ...halves, '--json', '--', 'npm', 'run', '-s', 'critique', '--', '--jsonl'],
      { cwd: root, maxBuffer: 2 ** 26 },
    );
    return readingRows(stdout);
  } finally {
    await rm(bank, { recursive: true });
  }
};

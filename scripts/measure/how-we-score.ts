/**
 * npm run measure -- FOLDER [--keep FILE] measures the engine on the human-annotated sets in FOLDER with the scorer
 * beside them, and writes docs/how-we-score.md. It takes minutes. With --keep, the findings are read from FILE if it
 * exists and written to it otherwise.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { howWeScore } from './how-we-score-page.ts';
import { figuresSchema, measureFigures } from './score-figures.ts';
import type { Figures } from './score-figures.ts';

const page = join(import.meta.dirname, '../../docs/how-we-score.md');

const kept = async (file: string | undefined): Promise<Figures | null> => {
  if (!file) return null;
  try {
    return figuresSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
const [folder] = positionals;
const earlier = await kept(values.keep);
if (!folder && !earlier) {
  console.error('usage: npm run measure -- FOLDER [--keep FILE]');
  process.exitCode = 1;
} else {
  const figures = earlier ?? (await measureFigures(folder ?? '', new Date().toISOString()));
  if (values.keep && !earlier) await writeFile(values.keep, JSON.stringify(figures, null, 2));
  await writeFile(page, howWeScore(figures));
}

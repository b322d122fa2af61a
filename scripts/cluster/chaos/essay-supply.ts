import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', 'load', 'essays');
const essays = globSync('*.txt', { cwd: folder })
  .sort()
  .map((file) => readFileSync(join(folder, file), 'utf8').trim());

/** The nth essay, 350 to 750 words, with a closing sentence that no other essay of the run has. */
export const essayNumber = (n: number): string =>
  `${essays[n % essays.length]}\n\nThe ${n + 2} people who were asked about it did not change this conclusion.`;

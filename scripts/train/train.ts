import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { coefficientsFile } from './coefficients-file.ts';
import { trainArgument } from './train-argument.ts';
import { readTrainingTexts } from './training-texts.ts';

// Fits the coefficients of the engine on the train half of the bank and writes them into the engine.
//   npm run bank -- --to DIR && npm run train -- --bank DIR [--date 2026-11-23] [--to FILE]

const OUTPUT = join(
  import.meta.dirname,
  '../../packages/critique-engine/src/layers/graph/argument-coefficients.ts',
);
const { values } = parseArgs({
  options: {
    bank: { type: 'string', default: 'data/bank' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    to: { type: 'string', default: OUTPUT },
  },
});

const coefficients = trainArgument(readTrainingTexts(values.bank));
const write = async (date: string): Promise<string> =>
  format(coefficientsFile(coefficients, date), {
    ...(await resolveConfig(OUTPUT)),
    parser: 'typescript',
  });
// The date is that of the last change: the same bank leaves the file as it is.
const before = readFileSync(OUTPUT, 'utf8');
const [, known = values.date] = /Made on (\S+)/.exec(before) ?? [];
const same = await write(known);
writeFileSync(values.to, same === before ? same : await write(values.date));
console.log(`${coefficients.pairs} pairs`, coefficients.points);

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatted } from '../formatted.ts';
import { coefficientsFile } from './coefficients-file.ts';
import { coherenceFile } from './coherence-file.ts';
import { trainArgument } from './train-argument.ts';
import { trainCoherence } from './train-coherence.ts';
import { readTrainingTexts } from './training-texts.ts';

// Fits the coefficients of the engine on the train half of the bank and writes them into the engine.
//   npm run bank -- --to DIR && npm run train -- --bank DIR [--date 2026-11-23] [--to FOLDER]

const ENGINE = join(import.meta.dirname, '../../packages/critique-engine/src/layers');
const { values } = parseArgs({
  options: {
    bank: { type: 'string', default: 'data/bank' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    to: { type: 'string', default: ENGINE },
  },
});

/** Writes a file of coefficients. Its date is that of the last change: the same bank leaves the file as it is. */
const write = async (file: string, contentOn: (date: string) => string): Promise<void> => {
  const before = readFileSync(join(ENGINE, file), 'utf8');
  const [, known = values.date] = /Made on (\S+)/.exec(before) ?? [];
  const same = await formatted(file, contentOn(known));
  const to = join(values.to, file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, same === before ? same : await formatted(file, contentOn(values.date)));
};

const texts = readTrainingTexts(values.bank);
const argument = trainArgument(texts);
await write('graph/argument-coefficients.ts', (date) => coefficientsFile(argument, date));
console.log(`${argument.pairs} pairs`, argument.points);
const coherence = trainCoherence(texts);
await write('coherence/coherence-coefficients.ts', (date) => coherenceFile(coherence, date));
console.log(`${coherence.pairs} pairs, ${coherence.weights.size} weights of coherence`);

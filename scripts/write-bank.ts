import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBank } from '../packages/critique-engine/src/testing/bank/read-bank.ts';

// Writes the bank of essays as JSON lines, one file per part and half: twins-train.jsonl, twins-held-out.jsonl, …
//   npm run bank -- --to DIR

const { to } = parseArgs({ options: { to: { type: 'string', default: 'data/bank' } } }).values;

mkdirSync(to, { recursive: true });
for (const [part, texts] of Object.entries(readBank()))
  for (const split of ['train', 'held-out']) {
    const lines = texts
      .filter((text: { split: string }) => text.split === split)
      .map((text: object) => `${JSON.stringify(text)}\n`);
    const file = join(to, `${part}-${split}.jsonl`);
    writeFileSync(file, lines.join(''));
    console.log(`${String(lines.length).padStart(4)} ${file}`);
  }

import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ESSAY_MAX_CHARS } from '@argint/contracts/limits';
import { createGrammar } from '../grammar/grammar.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { analyse } from './analyse.ts';
import { answerLine } from './answer-line.ts';
import type { LineRequest } from './answer-line.ts';
import { report } from './report.ts';

const usage =
  'usage: npm run critique -- FILE [--question TEXT] [--json], or npm run -s critique -- --jsonl';

/** Ends with one sentence for the person at the keyboard. */
class Refusal extends Error {}

const args = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        question: { type: 'string' },
        json: { type: 'boolean' },
        jsonl: { type: 'boolean' },
      },
    });
  } catch {
    throw new Refusal(usage);
  }
};

const parseLine = (line: string, number: number): LineRequest => {
  try {
    const request = JSON.parse(line) as Partial<LineRequest> | null;
    if (request && typeof request.id === 'string' && typeof request.text === 'string')
      return request as LineRequest;
  } catch {
    // falls through to the one refusal below
  }
  throw new Refusal(`Line ${number} of the input is not a JSON object with "id" and "text".`);
};

let loaded: Promise<Grammar> | undefined;
const grammar = (): Promise<Grammar> => (loaded ??= createGrammar());

const answerLines = async (): Promise<void> => {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number++;
    if (line.trim())
      process.stdout.write(
        `${JSON.stringify(await answerLine(parseLine(line, number), grammar))}\n`,
      );
  }
};

const readText = async (file: string): Promise<string> => {
  let bytes;
  try {
    bytes = await readFile(file);
  } catch {
    throw new Refusal(`The file ${file} cannot be read.`);
  }
  let text;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refusal(`The file ${file} is not UTF-8 text.`);
  }
  if (text.trim() === '') throw new Refusal(`The file ${file} holds no text.`);
  if (text.length > ESSAY_MAX_CHARS)
    throw new Refusal(`The file ${file} has more than ${ESSAY_MAX_CHARS} characters.`);
  return text;
};

const main = async (): Promise<void> => {
  const { values, positionals } = args();
  if (values.jsonl) return answerLines();
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Refusal(usage);
  const text = await readText(file);
  const question = values.question?.trim() || null;
  const result = await analyse(text, question, 'comprehensive', await grammar());
  process.stdout.write(
    values.json ? `${JSON.stringify(result, null, 2)}\n` : `${report(result)}\n`,
  );
};

try {
  await main();
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { open } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { TEXT_KINDS } from '@argint/contracts/text-kind';
import type { Grammar } from '../grammar/grammar.ts';
import { answerLine } from './answer-line.ts';
import type { LineRequest } from './answer-line.ts';
import type { Progress } from './progress.ts';
import { Refusal } from './refusal.ts';

const isOptional = (value: unknown, fits: (value: unknown) => boolean): boolean =>
  value === undefined || value === null || fits(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextKind = (value: unknown): boolean => TEXT_KINDS.some((kind) => kind === value);

/**
 * Parses a line as a request.
 * @throws Refusal, with the number of the line, if it is not one.
 */
export const parseLine = (line: string, number: number): LineRequest => {
  try {
    const request = JSON.parse(line) as Partial<LineRequest> | null;
    if (
      request &&
      isText(request.id) &&
      isText(request.text) &&
      isOptional(request.question, isText) &&
      isOptional(request.only, (only) => Array.isArray(only) && only.every(isText)) &&
      isOptional(request.kind, isTextKind)
    )
      return request as LineRequest;
  } catch {
    // falls through to the one refusal below
  }
  throw new Refusal(
    `Line ${number} of the input is not a JSON object with "id" and "text" (and "question", "only", "kind").`,
  );
};

/**
 * Opens the file, or standard input without one.
 * @throws Refusal if it cannot be opened.
 */
export const openLines = async (file: string | null): Promise<Readable> => {
  if (file === null) return process.stdin;
  try {
    const handle = await open(file);
    if (!(await handle.stat()).isDirectory()) return handle.createReadStream();
    await handle.close();
  } catch {
    // falls through to the one refusal below
  }
  throw new Refusal(`The file ${file} cannot be read.`);
};

/** Lines that end in a line feed. Not by node:readline, which also ends lines at U+2028, and JSON may hold that. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

/**
 * Answers each line of `input` with one on `output`, in order.
 * @throws Refusal at the first line that is not a request.
 */
export const answerLines = async (
  input: Readable,
  output: Writable,
  grammar: () => Promise<Grammar>,
  progress: Progress,
): Promise<void> => {
  let number = 0;
  for await (const line of linesOf(input)) {
    number++;
    if (line.trim() === '') continue;
    output.write(`${JSON.stringify(await answerLine(parseLine(line, number), grammar))}\n`);
    progress.tick();
  }
  progress.end();
};

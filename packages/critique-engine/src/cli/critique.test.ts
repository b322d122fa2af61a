import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analysisResultSchema } from '@argint/contracts';
import { TRAIN_ESSAY, TRAIN_QUESTION } from '../testing/essays.ts';
import { makeDocx } from '../documents/testing/make-docx.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'argint-critique-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; err: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'critique.ts'), ...args]);
    let out = '';
    let err = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (err += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });

describe('npm run critique', () => {
  test('--help prints the usage and exits with 0', async () => {
    const { code, out, err } = await run(['--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/--question/);
    expect(out).toMatch(/--jsonl/);
  });

  test.each([
    ['nothing', [], /No file was named/],
    ['two files', ['a.txt', 'b.txt'], /One file at a time/],
    ['an unknown option', ['a.txt', '--loud'], /Unknown option '--loud'/],
    ['a question of one word', ['a.txt', '--question', 'Why?'], /The question has 4 characters/],
    ['a file that is not there', ['none.txt'], /There is no file none\.txt/],
    ['lines that are not there', ['--jsonl', 'none.jsonl'], /cannot be read/],
    ['lines that are a folder', ['--jsonl', '.'], /cannot be read/],
  ])('%s is told in a sentence, and fails', async (_, args, reason) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(reason);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  test('prints a report of a Word document, its whole result with --json, and its text with --text', async () => {
    const file = join(folder, 'trains.docx');
    const paragraphs = TRAIN_ESSAY.split('\n\n');
    await writeFile(file, makeDocx(paragraphs));
    const [text, json, page] = await Promise.all([
      run([file, '--text']),
      run([file, '--json', '--question', TRAIN_QUESTION]),
      run([file]),
    ]);
    expect(text).toEqual({ code: 0, out: `${TRAIN_ESSAY}\n`, err: '' });
    const result = analysisResultSchema.parse(JSON.parse(json.out));
    expect(result.scores.relevance.value).not.toBeNull();
    for (const c of result.lineCritiques)
      if (c.start !== null) expect(TRAIN_ESSAY.slice(c.start, c.end ?? 0)).toBe(c.quote);
    expect(page.out).toMatch(/FIX THIS FIRST/);
    expect({ code: page.code, err: page.err }).toEqual({ code: 0, err: '' });
  }, 60_000);

  test('--jsonl answers each line of a file or of standard input, and reports progress on standard error', async () => {
    const lines = [
      { id: 'a', text: TRAIN_ESSAY, question: TRAIN_QUESTION, only: ['relevance'] },
      { id: 'b', text: TRAIN_ESSAY, only: ['bias'] },
    ]
      .map((line) => JSON.stringify(line))
      .join('\r\n\n');
    const file = join(folder, 'lines.jsonl');
    await writeFile(file, lines);
    const [fromFile, fromInput] = await Promise.all([
      run(['--jsonl', file]),
      run(['--jsonl'], lines),
    ]);
    expect(fromFile.out).toBe(fromInput.out);
    const answers = fromFile.out
      .trim()
      .split('\n')
      .map((l) => JSON.parse(l) as { id: string });
    expect(answers.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(fromFile.err).toMatch(/^2 texts answered in [\d.]+ s\n$/);
    expect(fromFile.code).toBe(0);
  }, 60_000);
});

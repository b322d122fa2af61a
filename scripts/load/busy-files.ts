/**
 * node scripts/load/busy-files.ts [--rounds 7] [--again 2000]
 *
 * Question: do two accounts delay the files of a third? One keeps 60 exports open, and one keeps 20 uploads open of a PDF
 * that burns processor time, each from an address of its own; who is refused tries again after `--again` ms. Meanwhile a student at
 * a third address saves a PDF and uploads a Word file. The limits are the default ones but for requests a minute.
 *
 * Prints the median of both alone and beside the others. Exits 1 when one of the student's calls failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeDocx, pdfBomb } from '@argint/critique-engine/documents/testing';
import { GENEROUS_LIMITS, launchStandalone, longEssay, registerUser } from '@argint/testkit';
import { median } from '../benchmarks/statistics.ts';
import { callFrom, type Answer } from './call-from.ts';

const STUDENT = '127.0.0.4';
const EXPORTER = '127.0.0.2';
const UPLOADER = '127.0.0.3';
/** The page of the hostile PDF, in MB of one operator: it takes until the time limit of an upload. */
const PAGE_MB = 10;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    again: { type: 'string', default: '2000' },
  },
});
const rounds = Number(values.rounds);
const againMs = Number(values.again);

const dir = mkdtempSync(join(tmpdir(), 'argint-load-'));
const product = await launchStandalone(dir, GENEROUS_LIMITS);
let isOver = false;
const others = new Map<string, number>();

/** Keeps that many calls open until the end, each made anew as soon as it is answered. */
const keepOpen = (name: string, count: number, call: () => Promise<Answer>): Promise<unknown> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver) {
        const { status } = await call();
        const key = `${name} ${status}`;
        others.set(key, (others.get(key) ?? 0) + 1);
        // A refusal asks for five seconds. Who comes back at once measures how fast refusals are.
        if (status >= 400) await new Promise((resolve) => setTimeout(resolve, againMs));
      }
    }),
  );

const signUp = async (name: string): Promise<{ token: string; essayId: string }> => {
  const user = await registerUser(product.url, name);
  const { body } = await user.start(longEssay(900));
  await user.follow(body.jobId);
  return { token: user.token, essayId: body.essayId };
};

try {
  const student = await signUp('student');
  const exporter = await signUp('exporter');
  const uploader = await signUp('uploader');
  const file = { name: 'essay.docx', bytes: makeDocx(longEssay(900).split('\n\n')) };
  const hostile = { name: 'paper.pdf', bytes: pdfBomb(PAGE_MB, 'q ') };
  const own = (path: string, upload?: typeof file): Promise<Answer> =>
    callFrom(STUDENT, product.url, path, { token: student.token, ...(upload && { file: upload }) });
  const measure = async () => {
    const times = { export: [] as number[], upload: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const made = await own(`/api/essays/${student.essayId}/ai-use?format=pdf`);
      const read = await own('/api/essays/upload', file);
      if (made.status !== 200 || read.status !== 200) {
        console.log(`the student was answered ${made.status} and ${read.status}`);
        process.exitCode = 1;
      }
      times.export.push(made.ms);
      times.upload.push(read.ms);
    }
    return { export: median(times.export), upload: median(times.upload) };
  };

  await measure();
  const alone = await measure();
  const load = [
    keepOpen('exports', 60, () =>
      callFrom(EXPORTER, product.url, `/api/essays/${exporter.essayId}/ai-use?format=pdf`, {
        token: exporter.token,
      }),
    ),
    keepOpen('uploads', 20, () =>
      callFrom(UPLOADER, product.url, '/api/essays/upload', {
        token: uploader.token,
        file: hostile,
      }),
    ),
  ];
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const beside = await measure();
  isOver = true;
  for (const kind of ['export', 'upload'] as const)
    console.log(
      `${kind}: ${alone[kind].toFixed(0)} ms alone, ${beside[kind].toFixed(0)} ms beside the others, ${(beside[kind] / alone[kind]).toFixed(2)} times`,
    );
  await Promise.all(load);
  console.log(`the others: ${JSON.stringify(Object.fromEntries(others))}`);
} finally {
  isOver = true;
  await product.stop();
  rmSync(dir, { recursive: true, force: true });
}

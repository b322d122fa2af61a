import { performance } from 'node:perf_hooks';
import type { Grammar } from '../grammar/grammar.ts';
import { readArguments, USAGE } from './arguments.ts';
import { progressOn } from './progress.ts';
import { Refusal } from './refusal.ts';

// Loaded on first use, because it takes a second and --help or a wrong file name do not need it.
let loaded: Promise<Grammar> | undefined;
const grammar = (): Promise<Grammar> =>
  (loaded ??= import('../grammar/grammar.ts').then(({ createGrammar }) => createGrammar()));

const main = async (): Promise<string> => {
  const { mode, file, question, kind } = readArguments(process.argv.slice(2));
  if (mode === 'help') return USAGE;
  if (mode === 'jsonl' || file === null) {
    const { answerLines, openLines } = await import('./line-protocol.ts');
    const progress = progressOn(process.stderr, () => performance.now());
    await answerLines(await openLines(file), process.stdout, grammar, progress);
    return '';
  }
  const { readEssayFile } = await import('./input/read-essay-file.ts');
  const text = await readEssayFile(file);
  if (mode === 'text') return `${text}\n`;
  const { analyse } = await import('./analyse.ts');
  const result = await analyse(text, question, 'comprehensive', await grammar(), kind);
  if (mode === 'json') return `${JSON.stringify(result, null, 2)}\n`;
  const [{ report }, { paperFor }] = await Promise.all([
    import('./report/report.ts'),
    import('./report/paper.ts'),
  ]);
  return report(result, { text, name: file, question }, paperFor(process.stdout));
};

// The reader of standard output may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
try {
  process.stdout.write(await main());
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { OutputDigest } from '../packages/critique-engine/src/testing/output-digest.ts';
import { formatted } from './formatted.ts';
import { scoringPage } from './scoring-page.ts';
import { settingsPage } from './settings-table.ts';

const run = promisify(execFile);

/** The root folder of the checkout. All paths here are relative to it. */
export const root = join(import.meta.dirname, '..');

/** A folder whose whole content `write` produces. */
export interface GeneratedFolder {
  folder: string;
  from: string;
  write(target: string): Promise<void>;
}

// proto/index.ts loads the files with the same flags. Otherwise the types would be wrong.
const flags = [
  '--longs=Number',
  '--enums=String',
  '--defaults',
  '--includeComments',
  '--importFileExtension=.ts',
  '--grpcLib=@grpc/grpc-js',
];

const writeProtoTypes = async (target: string): Promise<void> => {
  const tool = fileURLToPath(
    import.meta.resolve('@grpc/proto-loader/build/bin/proto-loader-gen-types.js'),
  );
  const files = globSync('{argint,grpc}/**/*.proto', { cwd: join(root, 'proto') }).sort();
  // The include folder is relative because its name appears in the output.
  await run(
    process.execPath,
    [tool, ...flags, '--includeDirs=proto', `--outDir=${target}`, ...files],
    { cwd: root },
  );
  for (const file of globSync('**/*.ts', { cwd: target })) {
    const path = join(target, file);
    await writeFile(path, await formatted(path, await readFile(path, 'utf8')));
  }
};

const writeSettings = async (target: string): Promise<void> => {
  const path = join(target, 'settings.md');
  await writeFile(path, await formatted(path, settingsPage(root)));
};

const DIGEST_FOLDER = 'packages/critique-engine/generated';
const DIGEST_FILE = 'output-digest.json';

const storedDigest = async (): Promise<OutputDigest | null> => {
  try {
    const path = join(root, DIGEST_FOLDER, DIGEST_FILE);
    return JSON.parse(await readFile(path, 'utf8')) as OutputDigest;
  } catch {
    return null;
  }
};

/** Throws where the engine's output changed without a new ENGINE_VERSION, so that neither generate nor check passes. */
const writeOutputDigest = async (target: string): Promise<void> => {
  // Loaded only here, because the engine and its grammar checker take seconds to load.
  const { digestOfOutput, nextDigest } =
    await import('../packages/critique-engine/src/testing/output-digest.ts');
  const digest = nextDigest(await digestOfOutput(), await storedDigest());
  await writeFile(join(target, DIGEST_FILE), `${JSON.stringify(digest, null, 2)}\n`);
};

const SAMPLE_FOLDER = 'web/src/features/sample/generated';

/** Makes the result of the sample essay of the page from the answers that were recorded of a language model. */
const writeSampleResult = async (target: string): Promise<void> => {
  const [{ assembleFindings }, { createGrammar }, { recordedSample }, { replayFindings }, sample] =
    await Promise.all([
      import('../packages/assembly/src/index.ts'),
      import('../packages/critique-engine/src/grammar/grammar.ts'),
      import('../services/ai-chunk-worker/src/testing/recorded/recorded-essays.ts'),
      import('../services/ai-chunk-worker/src/testing/recorded/replay-findings.ts'),
      import('../web/src/features/sample/sample-essay.ts'),
    ]);
  const recorded = recordedSample();
  const text = sample.SAMPLE_TEXT;
  if (recorded.text !== text || recorded.question !== sample.SAMPLE_QUESTION)
    throw new Error('The sample essay has changed, so the answers recorded of it no longer fit.');
  const findings = await replayFindings(recorded, await createGrammar());
  const result = assembleFindings(findings, { text, analysisType: 'comprehensive' });
  await writeFile(join(target, 'sample-result.json'), `${JSON.stringify(result, null, 1)}\n`);
};

const writeScoringPage = async (target: string): Promise<void> => {
  const page = scoringPage(await readFile(join(root, 'docs/how-we-score.md'), 'utf8'));
  await writeFile(join(target, 'scoring-page.json'), `${JSON.stringify(page, null, 1)}\n`);
};

/** Writes a file of texts for each language of the page. Throws where a table lacks something. */
const writeLanguages = async (target: string): Promise<void> => {
  const [files, { PLURALS, TEXTS }, { DRAFT_PLURALS, DRAFT_TEXTS }, { DRAFT_LANGUAGES }] =
    await Promise.all([
      import('../web/src/lib/i18n/language-files.ts'),
      import('../web/src/lib/i18n/texts/all-texts.ts'),
      import('../web/src/lib/i18n/draft-texts/all-drafts.ts'),
      import('../packages/contracts/src/preferences.ts'),
    ]);
  const tables = { texts: TEXTS, plurals: PLURALS };
  const drafts = { texts: DRAFT_TEXTS, plurals: DRAFT_PLURALS };
  const faults = [...files.tableFaults(tables), ...files.draftFaults(drafts, tables)];
  if (faults.length > 0)
    throw new Error(`The tables of texts are not right:\n${faults.join('\n')}`);
  const write = (language: string, texts: Record<string, string>): Promise<void> =>
    writeFile(join(target, `${language}.json`), `${JSON.stringify(texts, null, 1)}\n`);
  for (const language of files.TABLE_LANGUAGES)
    await write(language, files.languageFile(tables, language));
  for (const language of DRAFT_LANGUAGES)
    await write(language, files.languageFile(drafts, language));
};

/** Every folder of generated files that is checked in. */
export const generatedFolders: GeneratedFolder[] = [
  { folder: 'proto/generated', from: 'proto/**/*.proto', write: writeProtoTypes },
  { folder: 'docs/generated', from: 'the settings of every config.ts', write: writeSettings },
  { folder: DIGEST_FOLDER, from: 'the critique engine', write: writeOutputDigest },
  {
    folder: SAMPLE_FOLDER,
    from: 'the sample essay, the answers recorded of it, and what makes a result of them',
    write: writeSampleResult,
  },
  {
    folder: 'web/src/features/how-we-score/generated',
    from: 'docs/how-we-score.md',
    write: writeScoringPage,
  },
  {
    folder: 'web/src/lib/i18n/generated',
    from: 'the tables in web/src/lib/i18n/texts',
    write: writeLanguages,
  },
];

import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { settingsPage } from './settings-table.ts';

const run = promisify(execFile);

/** The checkout's own folder; every path here is relative to it. */
export const root = join(import.meta.dirname, '..');

/** A folder that holds nothing but what `write` puts there. */
export interface GeneratedFolder {
  folder: string;
  from: string;
  write(target: string): Promise<void>;
}

// The flags equal those proto/index.ts loads the files with: the types are true only then.
const flags = [
  '--longs=Number',
  '--enums=String',
  '--defaults',
  '--oneofs',
  '--includeComments',
  '--importFileExtension=.ts',
  '--grpcLib=@grpc/grpc-js',
];

const writeProtoTypes = async (target: string): Promise<void> => {
  const tool = fileURLToPath(
    import.meta.resolve('@grpc/proto-loader/build/bin/proto-loader-gen-types.js'),
  );
  const files = globSync('{argint,grpc}/**/*.proto', { cwd: join(root, 'proto') }).sort();
  // The include folder is relative because its name ends up in what is written.
  await run(
    process.execPath,
    [tool, ...flags, '--includeDirs=proto', `--outDir=${target}`, ...files],
    { cwd: root },
  );
  const options = { ...(await resolveConfig(join(root, 'package.json'))), parser: 'typescript' };
  for (const file of globSync('**/*.ts', { cwd: target })) {
    const path = join(target, file);
    await writeFile(path, await format(await readFile(path, 'utf8'), options));
  }
};

const writeSettings = async (target: string): Promise<void> => {
  const options = { ...(await resolveConfig(join(root, 'package.json'))), parser: 'markdown' };
  await writeFile(join(target, 'settings.md'), await format(settingsPage(root), options));
};

/** Whatever is checked in though a program wrote it. */
export const generatedFolders: GeneratedFolder[] = [
  { folder: 'proto/generated', from: 'proto/**/*.proto', write: writeProtoTypes },
  { folder: 'docs/generated', from: 'the settings of every config.ts', write: writeSettings },
];

import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { pruneWorkspaces, type Lockfile, type Manifest } from './pruned-workspaces.ts';

// Run by deploy/Dockerfile: splits what one workspace needs into manifests (for `npm ci`) and sources.
//   node scripts/images/prepare-image.ts --workspace services/essay --from /src --to /prepared

const { workspace, from, to } = parseArgs({
  options: {
    workspace: { type: 'string', default: '' },
    from: { type: 'string', default: '.' },
    to: { type: 'string', default: 'prepared' },
  },
}).values;

const read = <T>(path: string): T => JSON.parse(readFileSync(join(from, path), 'utf8')) as T;
const write = (path: string, content: unknown): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(content, null, 2)}\n`);
};

/** Folders and files that only tests, checks and development use, and what is built elsewhere. */
const LEFT_OUT =
  /(^|\/)(node_modules|dist|testing|e2e|fixtures|conformance|data|bank)(\/|$)|\.test\.tsx?$/;

const pruned = pruneWorkspaces({
  workspace,
  root: read<Manifest>('package.json'),
  lockfile: read<Lockfile>('package-lock.json'),
  manifestOf: (folder) => read<Manifest>(`${folder}/package.json`),
});

write(join(to, 'manifests/package.json'), pruned.root);
write(join(to, 'manifests/package-lock.json'), pruned.lockfile);
for (const [folder, manifest] of Object.entries(pruned.manifests)) {
  write(join(to, 'manifests', folder, 'package.json'), manifest);
  cpSync(join(from, folder), join(to, 'sources', folder), {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(join(from, folder), path).replaceAll(sep, '/')),
  });
  write(join(to, 'sources', folder, 'package.json'), manifest);
}
write(join(to, 'sources/package.json'), pruned.root);
// The build of the page reads it through web/tsconfig.json.
cpSync(join(from, 'tsconfig.base.json'), join(to, 'sources/tsconfig.base.json'));

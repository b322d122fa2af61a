import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

const PARTS = [
  'packages',
  'services',
  'proto',
  'scripts',
  // The generated files of the page are made from its sources and from a document.
  'web',
  'docs',
  'package.json',
  'tsconfig.base.json',
  'oxfmt.config.ts',
];

/** Packages of the registry in `node_modules`; the workspaces stand in @argint. */
export const registryEntries = (): string[] =>
  readdirSync(join(ROOT, 'node_modules')).filter((entry) => entry !== '@argint');

/**
 * Copies the sources of this checkout into a folder, and links its own workspaces in `node_modules/@argint`. The
 * packages of the registry are left to the caller.
 */
export const copyCheckout = (target: string): void => {
  const isSource = (path: string): boolean =>
    !/node_modules|[/\\]dist$/.test(path.slice(ROOT.length));
  for (const part of PARTS)
    cpSync(join(ROOT, part), join(target, part), { recursive: true, filter: isSource });
  const modules = join(target, 'node_modules');
  mkdirSync(join(modules, '@argint'), { recursive: true });
  for (const part of ['packages', 'services'])
    for (const entry of readdirSync(join(target, part)))
      symlinkSync(join(target, part, entry), join(modules, '@argint', entry));
  symlinkSync(join(target, 'proto'), join(modules, '@argint/proto'));
};

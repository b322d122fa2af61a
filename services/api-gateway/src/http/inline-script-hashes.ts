import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The inline scripts in the HTML files of a folder, as sources of a Content-Security-Policy. */
export const inlineScriptHashes = (dir: string): string[] => {
  if (!existsSync(dir)) return [];
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...readFileSync(join(dir, file), 'utf8').matchAll(INLINE_SCRIPT)]);
  const hashes = scripts.map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [...new Set(hashes)];
};

import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(import.meta.dirname, '..');
/** Where 'AI' may stand: shown only where a model reads along, or part of the error catalogue. */
const ALLOWED = [
  'features/analysis-job/start-errors.ts',
  'features/live-panel/mode-card.tsx',
  'features/result/provenance.tsx',
  'features/result/reading-notes.tsx',
];
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

test('no screen says AI of itself, but for the owner’s words in content', () => {
  // The tables of other languages repeat what the screens and the content say.
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.test\.tsx?$|^(content|testing|lib\/i18n\/(?:draft-)?texts)\//.test(file),
  );
  const saying = files.filter((file) =>
    /\bAI\b/.test(withoutComments(readFileSync(join(src, file), 'utf8'))),
  );
  expect(saying.sort()).toEqual(ALLOWED);
  expect(files.length).toBeGreaterThan(100);
});

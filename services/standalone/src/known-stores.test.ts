import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { tempDir } from '@argint/testkit';
import { rememberStores, requireKnownStores } from './known-stores.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
const at = (name: string): string => join(dir.path, name);
beforeEach(async () => {
  dir = await tempDir();
  for (const name of ['auth.sqlite', 'essay.sqlite', 'product.lock', 'essay.sqlite-wal'])
    writeFileSync(at(name), '');
});
afterEach(() => dir.remove());

test('a folder that never had a complete start may hold any part of the databases', () => {
  rmSync(at('essay.sqlite'));
  requireKnownStores(at('stores.json'), dir.path);
});

test('a start is refused when a database of the last start is missing, and the message names it', () => {
  rememberStores(at('stores.json'), dir.path);
  rmSync(at('product.lock'));
  rmSync(at('essay.sqlite-wal'));
  requireKnownStores(at('stores.json'), dir.path);
  rmSync(at('essay.sqlite'));
  expect(() => requireKnownStores(at('stores.json'), dir.path)).toThrow(
    `essay.sqlite missing in DATA_DIR ${dir.path}, present at the last start.`,
  );
  rmSync(at('stores.json'));
  requireKnownStores(at('stores.json'), dir.path);
});

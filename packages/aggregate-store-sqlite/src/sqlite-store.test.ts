import { afterAll } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aggregateStoreConformance } from '@argint/aggregate-store/conformance';
import { openSqliteStore } from './open-sqlite-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));

aggregateStoreConformance('SQLite', {
  open: (database, { clock }) => openSqliteStore({ file: join(folder, `${database}.db`), clock }),
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

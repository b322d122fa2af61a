import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parcelSchema } from '../conformance/parcel.ts';
import { declaredIndexes } from '../schema/declared-index.ts';
import { indexedField } from '../schema/indexed-field.ts';
import { storedSchema } from '../schema/stored-schema.ts';
import { whereClauses } from '../schema/where-clauses.ts';
import { openDatabase } from './database-file.ts';
import { indexDdl } from './index-ddl.ts';
import { rangesAfter, wholeRange, type Sort } from './page-sql.ts';
import { prepareTable } from './sqlite-table.ts';
import { whereSql } from './where-sql.ts';

describe('a query is answered from a declared index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  const schema = storedSchema('parcels', parcelSchema());
  const indexes = declaredIndexes('parcels', schema);
  const fields = new Map(
    indexes.flatMap((index) => index.fields.map(({ field }) => [field.path, field])),
  );
  const sorted = (path: string, direction: 1 | -1): Sort => ({
    field: indexedField(schema, path),
    direction,
  });
  let db: DatabaseSync;

  beforeAll(() => {
    db = openDatabase(join(folder, 'a.db'));
    prepareTable(
      db,
      'parcels',
      indexes.flatMap((index) => indexDdl('parcels', index)),
    );
  });
  afterAll(() => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const plans = (
    where: Record<string, unknown>,
    sort?: Sort,
    after?: string | number | null,
  ): string[] => {
    const filter = whereSql(whereClauses('parcels', fields, where));
    const ordered = sort ?? sorted('_id', 1);
    const ranges =
      after === undefined ? [wholeRange(ordered)] : rangesAfter(ordered, { value: after, id: 'p' });
    return ranges.map((range) => {
      const sql = `SELECT * FROM parcels WHERE ${filter.text} AND ${range.text}${sort ? ` ORDER BY ${range.order}` : ''} LIMIT 9`;
      const steps = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...filter.values, ...range.values);
      return steps.map((step) => String(step['detail'])).join('; ');
    });
  };
  const plan = (where: Record<string, unknown>): string => plans(where).join();

  test('by equality, range, list and null', () => {
    expect(plan({ owner: 'ann' })).toMatch(/^SEARCH .*owner_1/);
    expect(plan({ weight: { $gt: 1, $lte: 3 } })).toMatch(
      /^SEARCH .*weight_1.*\(<expr>>\? AND <expr><\?\)/,
    );
    expect(plan({ weight: { $in: [1, 2] } })).toMatch(/^SEARCH .*weight_1/);
    expect(plan({ 'route.hub': null })).toMatch(/^SEARCH .*route.hub_1/);
  });

  test('by a sparse unique field', () => {
    expect(plan({ code: 'x' })).toMatch(/^SEARCH .*code_1.*\(<expr>=\?\)/);
  });

  test('sorted without sorting anything', () => {
    expect(plans({ owner: 'ann' }, sorted('sentAt', -1))).toEqual([
      expect.stringMatching(/^SEARCH [^;]*owner_1.sentAt_-1[^;]*$/),
    ]);
    expect(plans({}, sorted('weight', 1))).toEqual([
      expect.stringMatching(/^SCAN [^;]*weight_1[^;]*$/),
    ]);
  });

  test('from a cursor on by seeking, whatever the direction and nulls', () => {
    const seeks: unknown = expect.stringMatching(/^SEARCH [^;]*weight_1[^;]*$/);
    expect(plans({}, sorted('weight', 1), 5)).toEqual([seeks]);
    expect(plans({}, sorted('weight', -1), 5)).toEqual([seeks, seeks]);
    expect(plans({}, sorted('weight', 1), null)).toEqual([seeks, seeks]);
    expect(plans({}, sorted('weight', -1), null)).toEqual([seeks]);
    const owned: unknown = expect.stringMatching(
      /^SEARCH [^;]*owner_1.sentAt_-1[^;]*\(<expr>=\? AND <expr>[<>=][^;]*$/,
    );
    expect(plans({ owner: 'ann' }, sorted('sentAt', -1), 5)).toEqual([owned, owned]);
  });
});

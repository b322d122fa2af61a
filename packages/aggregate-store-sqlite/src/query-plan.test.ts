import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { defineAggregate } from '@argint/aggregate-store';
import { queryableFields, whereClauses, type Sort } from '@argint/aggregate-store/adapter';
import { z } from 'zod';
import { openDatabase } from './database-file.ts';
import { indexDdl } from './index-ddl.ts';
import { rangesAfter, wholeRange } from './page-sql.ts';
import { migrateTable } from './sqlite-table.ts';
import { whereSql } from './where-sql.ts';

describe('SQLite query plans', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aggregate-store-'));
  const schema = defineAggregate({
    name: 'parcels',
    fields: {
      owner: z.string(),
      code: z.string(),
      weight: z.number().nullable(),
      sentAt: z.date().nullable(),
      route: z.object({ hub: z.string().nullable() }),
    },
    indexes: [
      { fields: { code: 1 }, unique: true },
      { fields: { owner: 1, sentAt: -1 } },
      { fields: { weight: 1 } },
      { fields: { 'route.hub': 1 } },
    ],
  });
  const fields = queryableFields(schema);
  const sorted = (path: string, direction: 1 | -1): Sort => ({
    field: fields.get(path)!,
    direction,
  });
  let db: DatabaseSync;

  beforeAll(() => {
    ({ db } = openDatabase(join(folder, 'a.db')));
    migrateTable(
      db,
      'parcels',
      schema.indexes.map((index) => indexDdl('parcels', index)),
    );
  });
  afterAll(() => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The query plan of each range that the page is read from, one string a range. */
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
  const singlePlan = (where: Record<string, unknown>): string => plans(where).join();

  test('equality, range, list and null conditions search a declared index', () => {
    expect(singlePlan({ owner: 'ann' })).toMatch(/^SEARCH .*owner_1/);
    expect(singlePlan({ weight: { $gt: 1, $lte: 3 } })).toMatch(
      /^SEARCH .*weight_1.*\(<expr>>\? AND <expr><\?\)/,
    );
    expect(singlePlan({ weight: { $in: [1, 2] } })).toMatch(/^SEARCH .*weight_1/);
    expect(singlePlan({ 'route.hub': null })).toMatch(/^SEARCH .*route.hub_1/);
  });

  test('a condition on a unique field searches its index', () => {
    expect(singlePlan({ code: 'x' })).toMatch(/^SEARCH .*code_1.*\(<expr>=\?\)/);
  });

  test('a query whose sort order matches an index needs no sorting step', () => {
    expect(plans({ owner: 'ann' }, sorted('sentAt', -1))).toEqual([
      expect.stringMatching(/^SEARCH [^;]*owner_1.sentAt_-1[^;]*$/),
    ]);
    expect(plans({}, sorted('weight', 1))).toEqual([
      expect.stringMatching(/^SCAN [^;]*weight_1[^;]*$/),
    ]);
  });

  test('a cursor continues with an index search in both directions, before and after nulls', () => {
    const weightSearch: unknown = expect.stringMatching(/^SEARCH [^;]*weight_1[^;]*$/);
    expect(plans({}, sorted('weight', 1), 5)).toEqual([weightSearch]);
    expect(plans({}, sorted('weight', -1), 5)).toEqual([weightSearch, weightSearch]);
    expect(plans({}, sorted('weight', 1), null)).toEqual([weightSearch, weightSearch]);
    expect(plans({}, sorted('weight', -1), null)).toEqual([weightSearch]);
    const ownerSearch: unknown = expect.stringMatching(
      /^SEARCH [^;]*owner_1.sentAt_-1[^;]*\(<expr>=\? AND <expr>[<>=][^;]*$/,
    );
    expect(plans({ owner: 'ann' }, sorted('sentAt', -1), 5)).toEqual([ownerSearch, ownerSearch]);
  });
});

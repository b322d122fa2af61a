import { describe, expect, test } from '@jest/globals';
import { defineAggregate } from '@argint/aggregate-store';
import { queryableFields, whereClauses, type Sort } from '@argint/aggregate-store/adapter';
import { z } from 'zod';
import { filterOf, filtersAfter } from './mongo-query.ts';

const fields = queryableFields(
  defineAggregate({
    name: 'parcels',
    fields: { owner: z.string(), sentAt: z.date().nullable(), fragile: z.boolean() },
    indexes: [{ fields: { owner: 1, sentAt: -1 } }, { fields: { fragile: 1 } }],
  }),
);
const by = (path: string, direction: 1 | -1): Sort => ({ field: fields.get(path)!, direction });
const at = new Date(5);

describe('filters for MongoDB', () => {
  test('a filter holds only operators of the port, and every value stands behind one', () => {
    const where = { owner: 'ann', sentAt: { $gte: at, $lt: new Date(9) }, _id: { $in: ['a'] } };
    expect(filterOf(whereClauses('parcels', fields, where))).toEqual({
      owner: { $eq: 'ann' },
      sentAt: { $gte: at, $lt: new Date(9) },
      _id: { $in: ['a'] },
    });
  });

  test('an operator that a caller injects is refused before a filter is made', () => {
    for (const owner of [{ $ne: '' }, { $regex: '.*' }, { $where: 'true' }, ['ann']])
      expect(() => filterOf(whereClauses('parcels', fields, { owner }))).toThrow('filter on owner');
  });

  test('after a position come its ties, then everything beyond, and downwards the nulls at last', () => {
    expect(filtersAfter(by('_id', -1), { value: 'p', id: 'p' })).toEqual([{ _id: { $lt: 'p' } }]);
    expect(filtersAfter(by('sentAt', -1), { value: 5, id: 'p' })).toEqual([
      { sentAt: { $eq: at }, _id: { $lt: 'p' } },
      { sentAt: { $lt: at } },
      { sentAt: { $eq: null } },
    ]);
    expect(filtersAfter(by('sentAt', 1), { value: null, id: 'p' })).toEqual([
      { sentAt: { $eq: null }, _id: { $gt: 'p' } },
      { sentAt: { $ne: null } },
    ]);
    expect(filtersAfter(by('fragile', -1), { value: 1, id: 'p' })).toEqual([
      { fragile: { $eq: true }, _id: { $lt: 'p' } },
      { fragile: { $lt: true } },
    ]);
  });

  test('a cursor with a value of another kind than its field is refused', () => {
    expect(() => filtersAfter(by('sentAt', 1), { value: 'soon', id: 'p' })).toThrow('cursor');
    expect(() => filtersAfter(by('owner', 1), { value: 5, id: 'p' })).toThrow('cursor');
  });
});

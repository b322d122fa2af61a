import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Collection } from './aggregate-store.ts';
import { defineAggregate, type FieldsOf } from './define-aggregate.ts';

const define =
  (fields: z.ZodRawShape, index?: Record<string, unknown>, unique = false) =>
  () =>
    defineAggregate({
      name: 'things',
      fields,
      indexes: index ? [{ fields: index as Record<string, 1>, unique }] : [],
    });

describe('declaring an aggregate', () => {
  test('the document type is the declared one: a forgotten or misspelt field does not compile', () => {
    const schema = defineAggregate({
      name: 'things',
      fields: { owner: z.string(), at: z.date().nullable() },
      indexes: [{ fields: { owner: 1 } }],
    });
    type Thing = FieldsOf<typeof schema>;
    const thing: Thing = { owner: 'ann', at: null };
    expect(Object.keys(schema.fields.shape)).toEqual(Object.keys(thing));
    const things = undefined as unknown as Collection<Thing>;
    const calls = [
      // @ts-expect-error `at` is missing
      () => things.insert({ _id: 'a', owner: 'ann' }),
      // @ts-expect-error `ownr` is not declared
      () => things.insert({ _id: 'a', ...thing, ownr: 'bob' }),
      () => {
        const fields = { b: z.string() };
        // @ts-expect-error the index names a field that is not declared
        return defineAggregate({ name: 'a', fields, indexes: [{ fields: { c: 1 } }] });
      },
    ];
    expect(calls).toHaveLength(3);
  });

  test('names that are no identifiers and fields the store keeps itself are refused', () => {
    for (const name of ['', 'a"b', 'sqlite_x', 'A', 'a-b'])
      expect(() => defineAggregate({ name, fields: {} })).toThrow('not a collection name');
    for (const field of ['_id', 'version', 'outbox', 'outboxSince'])
      expect(define({ [field]: z.string() })).toThrow(`the field ${field}`);
  });

  test('an index that not every engine can build is refused by name', () => {
    const cases: [z.ZodRawShape, Record<string, unknown>, string][] = [
      [{ tags: z.array(z.string()) }, { tags: 1 }, 'tags cannot be indexed'],
      [{ holds: z.array(z.object({ job: z.string() })) }, { 'holds.job': 1 }, 'holds.job cannot'],
      [{ any: z.unknown() }, { any: 1 }, 'any cannot be indexed'],
      [{ a: z.record(z.string(), z.string()) }, { 'a.b': 1 }, 'a.b cannot be indexed'],
      [{ a: z.union([z.string(), z.number()]) }, { a: 1 }, 'a cannot be indexed'],
      [{ a: z.string() }, { b: 1 }, 'b cannot be indexed'],
      [{ a: z.string() }, { constructor: 1 }, 'constructor cannot be indexed'],
      [{ a: z.string() }, { a: 'text' }, 'direction of 1 or -1'],
      [{ a: z.string() }, {}, 'needs a field'],
    ];
    for (const [fields, index, message] of cases) expect(define(fields, index)).toThrow(message);
  });

  test('a unique index over a field that may be null or missing is refused', () => {
    const empty = [
      z.string().nullable(),
      z.string().optional(),
      z.string().default('later releases only'),
    ];
    for (const field of empty)
      expect(define({ a: field }, { a: 1 }, true)).toThrow('needs it required');
    const optional = z.object({ b: z.string() }).nullable();
    expect(define({ a: optional }, { 'a.b': 1 }, true)).toThrow('needs it required');
  });

  test('a schema that changes values, or hides defaults where reading cannot add them, is refused', () => {
    const cases: [z.ZodType, string][] = [
      [z.string().toLowerCase(), 'changes its value'],
      [z.string().transform(Number), 'pipe'],
      [z.coerce.date(), 'coercion'],
      [z.map(z.string(), z.string()), 'map'],
      [z.bigint(), 'bigint'],
      [z.strictObject({ b: z.string() }), 'strict or loose'],
      [z.looseObject({ b: z.string() }), 'strict or loose'],
      [z.record(z.string(), z.object({ b: z.string().default('') })), 'default inside a record'],
      [z.union([z.object({ b: z.string().default('') }), z.string()]), 'default inside a union'],
    ];
    for (const [field, message] of cases) expect(define({ a: field })).toThrow(message);
    expect(define({ a: z.array(z.object({ b: z.coerce.number() })) })).toThrow('things.a[].b');
  });

  test('an adapter reads kinds, emptiness and defaults from the tree', () => {
    const { tree } = define({
      kind: z.enum(['a', 'b']),
      at: z.date().nullable(),
      parts: z.array(z.object({ size: z.int().default(4) })),
      rest: z.union([z.string(), z.number()]),
    })();
    expect(tree).toEqual({
      kind: 'object',
      fields: {
        kind: { kind: 'string' },
        at: { kind: 'date', mayBeEmpty: true },
        parts: {
          kind: 'list',
          item: {
            kind: 'object',
            fields: {
              size: { kind: 'number', mayBeEmpty: true, makeDefault: expect.any(Function) },
            },
          },
        },
        rest: { kind: 'opaque' },
      },
    });
  });
});
